import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const page = readFileSync(join(root, 'docs/adding-a-resource.md'), 'utf8')
const named = [...page.matchAll(/`([^`\s<]+)`/g)]
  .map(([, name = '']) => name)
  .filter(name => /^(apps|bench|docs|e2e|packages|scripts)\//.test(name) || /^[A-Z]+\.md$/.test(name))

test.each([...new Set(named)])('%s, which the page names, exists', name => {
  expect(statSync(join(root, name), { throwIfNoEntry: false })).toBeDefined()
})

test.each(['apps/server/src/features/bank/question-banks/', 'apps/web/src/features/bank/question-banks/'])(
  'the page names each file in %s',
  folder => {
    expect(named.filter(name => name.startsWith(folder)).toSorted()).toEqual(
      readdirSync(join(root, folder))
        .map(name => folder + name)
        .toSorted(),
    )
  },
)
