import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import plugin from './borders-plugin.ts'

const root = resolve(import.meta.dirname, '../..')
const { directions, statements } = plugin.rules

/** What a rule says of an import of `source` in `file`. */
function lintImport(file: string, source: unknown): string[] {
  const said: string[] = []
  const context = {
    filename: resolve(root, file),
    report: ({ message }: { message: string }) => said.push(message),
  }
  const visitor: { ImportDeclaration?: (node: object) => void } = directions.create(context)
  visitor.ImportDeclaration?.({ source: { value: source } })
  return said
}

function lintStatement(file: string, node: object): string[] {
  const said: string[] = []
  const context = {
    filename: resolve(root, file),
    report: ({ message }: { message: string }) => said.push(message),
  }
  const visitor: Record<string, (node: object) => void> = statements.create(context)
  visitor['CallExpression']?.(node)
  visitor['TaggedTemplateExpression']?.(node)
  return said
}

const server = 'apps/server/src'
const web = 'apps/web/src'

test.each([
  [`${server}/features/exam/tryouts/a.ts`, '../marks/b.ts'],
  [`${server}/features/exam/tryouts/a.ts`, '../../../db/database.ts'],
  [`${server}/features/office/reports/a.ts`, '../../exam/marks/b.ts'],
  [`${server}/features/site/news/a.ts`, '../../platform/audit/b.ts'],
  [`${web}/features/exam/tryouts/a.tsx`, '../../../ui/button.tsx'],
  [`${server}/db/a.ts`, '@gerbang/contract/fields.ts'],
])('%s may import %s', (file, source) => {
  expect(lintImport(file, source)).toEqual([])
})

test.each([
  [`${server}/features/exam/marks/a.ts`, '../tryouts/b.ts', 'marks may not know tryouts.'],
  [`${server}/features/people/auth/a.ts`, '../../exam/marks/b.ts', 'auth may not know marks.'],
  [`${server}/db/a.ts`, '../features/exam/marks/b.ts', 'db may not know features.'],
  [`${web}/features/exam/tryouts/a.tsx`, '../../scores/results/b.tsx', 'tryouts may not know results.'],
  [`${web}/ui/a.tsx`, '../features/exam/tryouts/b.tsx', 'ui may not know features.'],
])('%s may not import %s', (file, source, fault) => {
  expect(lintImport(file, source)).toEqual([expect.stringContaining(fault)])
})

test('tests look everywhere, and what is no path is no import of ours', () => {
  expect(lintImport(`${server}/features/exam/marks/a.test.ts`, '../tryouts/b.ts')).toEqual([])
  expect(lintImport(`${server}/testing/a.ts`, '../features/exam/marks/b.ts')).toEqual([])
  expect(lintImport(`${server}/features/exam/marks/a.ts`, undefined)).toEqual([])
  expect(lintImport('bench/a.ts', '../apps/server/src/app.ts')).toEqual([])
})

const call = { callee: { property: { name: 'selectFrom' } } }
const tagged = { tag: { name: 'sql' } }

test('features hold SQL in files that say so, and nowhere else', () => {
  const feature = `${server}/features/exam/marks`
  for (const node of [call, tagged]) {
    expect(lintStatement(`${feature}/a.routes.ts`, node)).toHaveLength(1)
    for (const file of ['a.queries.ts', 'personal-data.ts', 'a.test.ts'])
      expect(lintStatement(`${feature}/${file}`, node)).toEqual([])
    expect(lintStatement(`${server}/db/a.ts`, node)).toEqual([])
  }
  expect(
    lintStatement(`${feature}/a.routes.ts`, {
      callee: { property: { name: 'select' } },
      tag: { name: 'css' },
    }),
  ).toEqual([])
})
