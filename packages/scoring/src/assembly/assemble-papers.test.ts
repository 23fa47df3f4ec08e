import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findInformation } from '../irt/item-response.ts'
import { assemblePapers } from './assemble-papers.ts'
import type { AssemblyItem, AssemblyWishes } from './assembly-program.ts'

const middle = [{ ability: 0, share: 1 }]
const wishes: AssemblyWishes = {
  forms: 1,
  cells: new Map([['aljabar', 2]]),
  target: middle,
  common: 0,
  most_used: null,
  most_words: null,
  passages: new Map(),
  enemies: [],
}

const item = (id: string, about: Partial<AssemblyItem> = {}): AssemblyItem => ({
  id,
  cell: 'aljabar',
  passage: null,
  parameters: { a: 1, d: 0, c: 0.2 },
  words: 30,
  used: 0,
  ...about,
})

const assemble = (items: AssemblyItem[], more: Partial<AssemblyWishes> = {}) =>
  assemblePapers(items, { ...wishes, ...more }, 30)

const informationOf = (items: readonly AssemblyItem[], ids: readonly string[], ability: number) =>
  items
    .filter(({ id }) => ids.includes(id))
    .reduce((sum, { parameters }) => sum + findInformation(ability, parameters), 0)

const slopes = [0.6, 1.4, 0.8, 1.2, 1].map((a, at) => item(`s${at}`, { parameters: { a, d: 0, c: 0 } }))

test('those are taken that tell most at the target', async () => {
  expect(await assemble(slopes)).toEqual({ kind: 'assembled', forms: [['s1', 's3']] })
})

test('two forms share nothing, and measure alike', async () => {
  const six = [...slopes, item('s5', { parameters: { a: 1.4, d: 0, c: 0 } })]
  const found = await assemble(six, { forms: 2 })
  if (found.kind !== 'assembled') throw new Error(found.kind)
  expect(new Set(found.forms.flat()).size).toBe(4)
  const [one, other] = found.forms.map(form => informationOf(six, form, 0))
  expect(Math.abs((one ?? 0) - (other ?? 0))).toBeLessThan(0.05)
})

test('what is common stands in every form, and nothing else in two', async () => {
  const found = await assemble(slopes, { forms: 3, common: 1 })
  if (found.kind !== 'assembled') throw new Error(found.kind)
  const times = Map.groupBy(found.forms.flat(), id => id)
  expect([...times.values()].map(all => all.length).toSorted()).toEqual([1, 1, 1, 3])
})

test('a passage is opened for several questions before another is', async () => {
  const items = ['a', 'b'].flatMap(passage => [1, 2].map(number => item(`${passage}${number}`, { passage })))
  const found = await assemble(items, {
    passages: new Map([
      ['a', 200],
      ['b', 200],
    ]),
  })
  if (found.kind !== 'assembled') throw new Error(found.kind)
  expect(new Set(found.forms[0]?.map(id => id[0])).size).toBe(1)
})

test.each([
  ['too many words', { most_words: 50 }, ['most_words']],
  [
    'a passage counts',
    { most_words: 70, passages: new Map([['bacaan', 20]]) },
    ['most_words'],
    { passage: 'bacaan' },
  ],
  ['all are used', { most_used: 0 }, ['most_used'], { used: 1 }],
  ['not enough for two forms', { forms: 2 }, ['common']],
  ['one is about something else', { cells: new Map([['geometri', 2]]) }, ['cells']],
  ['they say the same', { enemies: [['0', '1']] as const }, ['enemies']],
  ['there are not as many at all', { cells: new Map([['aljabar', 4]]) }, []],
] as [string, Partial<AssemblyWishes>, string[], Partial<AssemblyItem>?][])(
  'what cannot be says which wish it is that cannot hold: %s',
  async (_, wished, give_up, about = {}) => {
    const items = ['0', '1', '2'].slice(0, wished.enemies ? 2 : 3).map(id => item(id, about))
    expect(await assemble(items, wished)).toEqual({ kind: 'impossible', give_up })
  },
)

test('two wishes that cannot hold are both named', async () => {
  const items = ['0', '1', '2'].map(id => item(id, { used: 2 }))
  expect(await assemble(items, { most_used: 1, most_words: 10 })).toEqual({
    kind: 'impossible',
    give_up: ['most_words', 'most_used'],
  })
})

const pool = fc
  .array(
    fc.record({
      a: fc.integer({ min: 4, max: 20 }),
      d: fc.integer({ min: -20, max: 20 }),
      cell: fc.constantFrom('aljabar', 'geometri'),
      words: fc.integer({ min: 10, max: 60 }),
      used: fc.integer({ min: 0, max: 2 }),
    }),
    { minLength: 4, maxLength: 9 },
  )
  .map(rows =>
    rows.map(({ a, d, ...row }, at) =>
      item(`${at}`, { ...row, parameters: { a: a / 10, d: d / 10, c: 0.2 } }),
    ),
  )

function listPairs<T>(rows: readonly T[]): [T, T][] {
  return rows.flatMap((one, at) => rows.slice(at + 1).map((other): [T, T] => [one, other]))
}

test('of all pairs that hold what is wished it takes one that is within the gap of the best', async () => {
  await fc.assert(
    fc.asyncProperty(pool, fc.integer({ min: 30, max: 120 }), async (items, most_words) => {
      const cells = new Map([
        ['aljabar', 1],
        ['geometri', 1],
      ])
      const holds = ([one, other]: [AssemblyItem, AssemblyItem]) =>
        one.cell !== other.cell &&
        one.words + other.words <= most_words &&
        Math.max(one.used, other.used) <= 1
      const target = [-1, 1].map(ability => ({ ability, share: 1 }))
      const worth = (ids: readonly string[]) =>
        Math.min(...target.map(({ ability }) => informationOf(items, ids, ability)))
      const possible = listPairs(items)
        .filter(holds)
        .map(pair => pair.map(({ id }) => id))
      const found = await assemble(items, { cells, most_words, most_used: 1, target })
      if (found.kind !== 'assembled') {
        expect(possible).toEqual([])
        return
      }
      const [form = []] = found.forms
      expect(possible.map(ids => ids.toSorted())).toContainEqual(form.toSorted())
      expect(worth(form)).toBeGreaterThanOrEqual(0.97 * Math.max(...possible.map(worth)))
    }),
    { numRuns: 30 },
  )
})
