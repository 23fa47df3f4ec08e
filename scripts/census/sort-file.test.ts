import { expect, test } from 'vitest'
import { findWorkspace, sortFile } from './sort-file.ts'

test.each([
  ['apps/web/src/exam/outbox.ts', 'source'],
  ['apps/web/src/exam/outbox.test.tsx', 'tests'],
  ['packages/scoring/src/testing/questions.ts', 'tests'],
  ['e2e/exam.spec.ts', 'tests'],
  ['apps/server/src/demo/items/pk.ts', 'content'],
  ['apps/server/src/db/types.ts', 'content'],
  ['apps/web/src/exam/texts.ts', 'texts'],
  ['apps/web/src/exam/told-texts.ts', 'texts'],
])('%s is %s', (path, sort) => {
  expect(sortFile(path, "export const title = 'Hasil'\n")).toBe(sort)
})

test('a file of texts that decides something is source', () => {
  expect(sortFile('apps/server/src/draft-texts.ts', 'function f() {\n  if (true) return\n}\n')).toBe('source')
})

test.each([
  ['apps/server/src/app.ts', 'server'],
  ['packages/contract/src/call.ts', 'contract'],
  ['bench/run.ts', 'bench'],
  ['vitest.config.ts', 'root'],
])('%s belongs to %s', (path, workspace) => {
  expect(findWorkspace(path)).toBe(workspace)
})
