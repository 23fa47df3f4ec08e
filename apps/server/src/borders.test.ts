import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { findBorderFault, serverRooms, webRooms, wings } from '../../../scripts/lint/borders.ts'

const root = resolve(import.meta.dirname, '../../..')
const folders = { server: 'apps/server/src', web: 'apps/web/src' }
const order = Object.keys(wings)
const features = new Map(
  Object.entries(wings).flatMap(([wing, known]) =>
    Object.entries(known).map(([name, knows]) => [name, { wing, knows }] as const),
  ),
)

const listFolders = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)

const wingOf = (feature: string) => features.get(feature)?.wing ?? `nowhere: ${feature}`

test.each(order)('%s: the server has the features that the table names', wing => {
  expect(listFolders(`${folders.server}/features/${wing}`).sort()).toEqual(
    Object.keys(wings[wing] ?? {}).sort(),
  )
})

/** Pages that need no server feature of their own. */
const ofBrowserOnly = ['gallery', 'offline', 'start']

test.each(order)('%s: the web names its features as the server does', wing => {
  const names = listFolders(`${folders.web}/features/${wing}`).filter(name => !ofBrowserOnly.includes(name))
  expect(names.filter(name => wingOf(name) !== wing)).toEqual([])
})

test('a feature knows only its own wing and wings nearer to the ground', () => {
  for (const [name, { wing, knows }] of features)
    for (const known of knows)
      expect(order.indexOf(wingOf(known)), `${name} → ${known}`).toBeLessThanOrEqual(order.indexOf(wing))
})

test('no feature knows itself by way of others', () => {
  const reach = (name: string, seen = new Set<string>()): Set<string> => {
    for (const next of features.get(name)?.knows ?? []) if (!seen.has(next)) reach(next, seen.add(next))
    return seen
  }
  for (const name of features.keys()) expect(reach(name)).not.toContain(name)
})

test.each([
  ['server', serverRooms],
  ['web', webRooms],
] as const)('every room of the %s has a line, and none knows itself by way of others', (side, rooms) => {
  const present = listFolders(folders[side]).filter(name => name !== 'testing')
  expect(Object.keys(rooms).sort()).toEqual(present.sort())
  const table: Record<string, string[]> = rooms
  const reach = (name: string, seen = new Set<string>()): Set<string> => {
    for (const next of table[name] ?? []) if (!seen.has(next)) reach(next, seen.add(next))
    return seen
  }
  for (const name of Object.keys(table)) expect(reach(name)).not.toContain(name)
})

test.each(order)('the page of %s names its features and whom they know', wing => {
  const page = readFileSync(join(root, folders.server, 'features', wing, 'README.md'), 'utf8')
  const known = Object.entries(wings[wing] ?? {})
  expect([...page.matchAll(/^- `([a-z-]+)`/gm)].map(([, name]) => name)).toEqual(known.map(([name]) => name))
  const met = new Set(known.flatMap(([, knows]) => knows.map(wingOf)).filter(other => other !== wing))
  const told = [...page.matchAll(/\]\(\.\.\/([a-z]+)\/README\.md\)/g)].map(([, name]) => name)
  expect(told.sort()).toEqual([...met].sort())
})

test('docs/architecture.md names every wing and every room', () => {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
  for (const wing of order) expect(page).toContain(`features/${wing}/README.md`)
  for (const room of [...Object.keys(serverRooms), ...Object.keys(webRooms)])
    expect(page).toContain(`${room}/`)
})

test.each([
  ['server', 'features/exam/tryouts/a.ts', 'features/exam/marks/b.ts', undefined],
  ['server', 'features/exam/marks/a.ts', 'features/exam/tryouts/b.ts', 'marks may not know tryouts.'],
  ['server', 'features/exam/marks/a.ts', 'features/platform/audit/b.ts', undefined],
  ['server', 'db/a.ts', 'http/b.ts', 'db may not know http.'],
  ['server', 'features/exam/marks/a.ts', 'limits.ts', undefined],
  [
    'web',
    'features/exam/tryouts/a.tsx',
    'features/exam/universities/b.tsx',
    'tryouts may not know universities.',
  ],
  ['web', 'features/office/reports/a.tsx', 'features/office/class-links.tsx', undefined],
  [
    'web',
    'features/bank/questions/a.tsx',
    'features/office/class-links.tsx',
    'questions may not know office.',
  ],
  ['web', 'ui/a.tsx', 'api/b.ts', 'ui may not know api.'],
] as const)('on the %s, %s importing %s: %s', (side, from, to, fault) => {
  expect(findBorderFault(side, from, to)).toBe(fault)
})
