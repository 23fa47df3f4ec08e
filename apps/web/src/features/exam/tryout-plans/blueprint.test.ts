import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listTopics, spreadEvenly, type Stock, sumCells, toDrawCells } from './blueprint.ts'

const row = (topic: string, difficulty: Stock[number]['difficulty'], available: number): Stock[number] =>
  ({ topic: { id: topic, name: `Topik ${topic}` }, difficulty, available }) as Stock[number]

const stocks = fc
  .uniqueArray(
    fc.tuple(
      fc.constantFrom('a', 'b', 'c', 'd'),
      fc.constantFrom('easy' as const, 'medium' as const, 'hard' as const),
      fc.nat(30),
    ),
    { selector: ([topic, difficulty]) => `${topic} ${difficulty}`, maxLength: 12 },
  )
  .map(rows => rows.map(([topic, difficulty, available]) => row(topic, difficulty, available)))

test('each topic is listed once, however many difficulties it has', () => {
  expect(listTopics([row('a', 'easy', 1), row('a', 'hard', 2), row('b', 'easy', 3)])).toEqual([
    { id: 'a', name: 'Topik a' },
    { id: 'b', name: 'Topik b' },
  ])
})

test('questions are taken in turn, and where one cell is used up the others go on', () => {
  const stock = [row('a', 'easy', 1), row('a', 'hard', 9), row('b', 'easy', 9)]
  expect([...spreadEvenly(stock, 6)]).toEqual([
    ['a easy', 1],
    ['a hard', 3],
    ['b easy', 2],
  ])
})

test('as many as wanted are spread, or all there are, and of no cell more than it has', () => {
  fc.assert(
    fc.property(stocks, fc.nat(400), (stock, wanted) => {
      const cells = spreadEvenly(stock, wanted)
      const total = stock.reduce((sum, { available }) => sum + available, 0)
      expect(sumCells(cells)).toBe(Math.min(wanted, total))
      for (const { topic, difficulty, available } of stock)
        expect(cells.get(`${topic.id} ${difficulty}`) ?? 0).toBeLessThanOrEqual(available)
    }),
  )
})

test('what is asked of the server is what the cells say, without the empty ones', () => {
  fc.assert(
    fc.property(stocks, fc.nat(100), (stock, wanted) => {
      const cells = spreadEvenly(stock, wanted)
      const drawn = toDrawCells(new Map([...cells, ['z easy', 0]]))
      expect(drawn.reduce((sum, { count }) => sum + count, 0)).toBe(sumCells(cells))
      expect(drawn.every(({ count }) => count > 0)).toBe(true)
    }),
  )
  expect(toDrawCells(new Map([['a hard', 2]]))).toEqual([{ topic_id: 'a', difficulty: 'hard', count: 2 }])
})
