import type { ContentOf } from '@gerbang/contract/question.ts'
import { expect, test } from 'vitest'
import { readMark, writeMark } from '../../on-paper/marks.ts'
import { scoreAnswer } from '../../score-answer.ts'
import { validateAnswer } from '../../validate-answer.ts'
import { matching } from './matching.ts'

const parts = (...ids: string[]) => ids.map(id => ({ id, html: `<p>${id}</p>` }))
const CAPITALS: ContentOf<'matching'> = {
  type: 'matching',
  prompt_html: '<p>Jodohkan provinsi dengan ibu kotanya.</p>',
  items: parts('i1', 'i2', 'i3', 'i4'),
  options: parts('a', 'b', 'c', 'd', 'e'),
  credit: 'proportional',
}
const STRICT = { ...CAPITALS, credit: 'all_or_nothing' as const }
const key = { type: 'matching' as const, pairs: { i1: 'b', i2: 'a', i3: 'e', i4: 'b' } }

test.each([
  [{ i1: 'b', i2: 'a', i3: 'e', i4: 'b' }, 1, 'correct'],
  [{ i1: 'b', i2: 'a', i3: 'e' }, 0.375, 'partial'],
  [{ i1: 'b', i2: 'a', i3: 'e', i4: 'c' }, 0.25, 'partial'],
  [{ i1: 'b', i2: 'b' }, 0, 'wrong'],
  [{ i1: 'c', i2: 'c', i3: 'c', i4: 'c' }, 0, 'wrong'],
])('proportional: pairs %j earn %d', (value, credit, outcome) => {
  expect(scoreAnswer(CAPITALS, key, value)).toEqual({ credit, outcome })
})

test.each([
  [{ i4: 'b', i3: 'e', i2: 'a', i1: 'b' }, 1, 'correct'],
  [{ i1: 'b', i2: 'a', i3: 'e' }, 0, 'wrong'],
])('all or nothing: pairs %j earn %d', (value, credit, outcome) => {
  expect(scoreAnswer(STRICT, key, value)).toEqual({ credit, outcome })
})

test.each([
  [{ i1: 'e' }, undefined],
  [{ i1: 'c', i2: 'c' }, undefined],
  [{}, 'wrong_shape'],
  ['a', 'wrong_shape'],
  [['i1'], 'wrong_shape'],
  [{ i9: 'a' }, 'unknown_part'],
  [{ i1: 'i2' }, 'unknown_part'],
  [JSON.parse('{"__proto__":"a"}'), 'unknown_part'],
])('%j as pairs is %s', (value, problem) => {
  expect(validateAnswer(CAPITALS, value)).toBe(problem)
})

test('a key pairs every item with an option that there is', () => {
  expect(matching.fits(CAPITALS, key)).toBe(true)
  expect(matching.fits(CAPITALS, { ...key, pairs: { i1: 'a' } })).toBe(false)
  expect(matching.fits(CAPITALS, { ...key, pairs: { ...key.pairs, i4: 'z' } })).toBe(false)
})

test('a sheet has a letter for each item, by the order in which its options were printed', () => {
  const ids = ['e', 'd', 'c', 'b', 'a']
  expect(writeMark(CAPITALS, ids, key.pairs)).toBe('DEAD')
  expect(readMark(CAPITALS, ids, 'd e - d')).toEqual({ i1: 'b', i2: 'a', i4: 'b' })
  expect(readMark(CAPITALS, ids, 'DEAF')).toBeUndefined()
  expect(readMark(CAPITALS, ids, 'DEA')).toBeUndefined()
})

const listOrders = (ids: string[]): string[][] =>
  ids.length === 0
    ? [[]]
    : ids.flatMap(id => listOrders(ids.filter(other => other !== id)).map(rest => [id, ...rest]))

test.each([3, 4, 5])(
  'who pairs off %i items with as many options by chance earns no more than a fifth',
  count => {
    const [items, options] = [
      ['i1', 'i2', 'i3', 'i4', 'i5'].slice(0, count),
      ['a', 'b', 'c', 'd', 'e'].slice(0, count),
    ]
    const content = { ...CAPITALS, items: parts(...items), options: parts(...options) }
    const pairOff = (order: string[]) => Object.fromEntries(items.map((item, at) => [item, order[at] ?? '']))
    const right = { ...key, pairs: pairOff(options) }
    const credits = listOrders(options).map(order => scoreAnswer(content, right, pairOff(order)).credit)
    expect(credits.reduce((sum, credit) => sum + credit, 0) / credits.length).toBeLessThanOrEqual(1 / 5)
  },
)
