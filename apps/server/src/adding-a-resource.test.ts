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

/** The part of the page below a heading. */
function listNamed(heading: string): string[] {
  const part = page.split(/^## /m).find(text => text.startsWith(heading)) ?? ''
  const names = [...part.matchAll(/`([^`\s<]+\.\w+)`/g)].map(([, name = '']) => name)
  return [...new Set(names.filter(name => /^(apps|e2e|packages)\//.test(name)))].toSorted()
}

/** Files of the product whose address or text tells of it. */
function listFiles(isMeant: (name: string, text: () => string) => boolean): string[] {
  return (
    ['apps', 'e2e', 'packages']
      .flatMap(folder =>
        readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(name =>
          join(folder, name),
        ),
      )
      .filter(name => /\.(tsx?|json)$/.test(name) && !/node_modules|\/(dist|\.cache)\//.test(name))
      // What other systems call a kind is no kind of ours.
      .filter(name => !/foreign-kinds|read-moodle-xml/.test(name))
      .filter(name => isMeant(name, () => readFileSync(join(root, name), 'utf8')))
      .toSorted()
  )
}

test('the page names each file that knows a kind', () => {
  const tells = /^\s*matching[:,]|^import .*\bmatching\b.* from/m
  const found = listFiles((name, text) => /\bmatching\b/.test(name) || tells.test(text()))
  const shared = listNamed('A new kind').filter(name => !name.includes('question-kinds.test'))
  expect(shared).toEqual(found)
  expect(found.length).toBeLessThanOrEqual(30)
})

test('the page names each file that knows a field, at most eight', () => {
  const found = listFiles(
    (name, text) =>
      !/\.test\.|\/demo\/|src\/site\//.test(name) &&
      /universit|\/db\//.test(name) &&
      /\bwebsite\b/.test(text()),
  )
  const named = listNamed('A new field')
  expect(named).toEqual([...found, 'apps/server/src/db/migrate.ts'].toSorted())
  expect(named.length + 1).toBeLessThanOrEqual(8)
})
