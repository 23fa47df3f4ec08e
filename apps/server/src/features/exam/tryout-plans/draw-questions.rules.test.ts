import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Drawable, drawQuestions, gatherPassages } from './draw-questions.rules.ts'

const question = fc.record({
  id: fc.uuid(),
  stimulus_id: fc.constantFrom(null, 'bacaan-1', 'bacaan-2'),
  topic_id: fc.constantFrom('aljabar', 'geometri'),
  difficulty: fc.constantFrom('easy' as const, 'medium' as const, 'hard' as const),
})
const pools = fc.uniqueArray(question, { selector: ({ id }) => id, maxLength: 40 })
const cell = fc.record({
  topic_id: fc.constantFrom(null, 'aljabar', 'geometri'),
  difficulty: fc.constantFrom(null, 'easy' as const, 'hard' as const),
  count: fc.nat(12),
})
const chances = fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true }))

test('what is drawn is from the pool, no question twice, and drawn and missing make what was asked', () => {
  fc.assert(
    fc.property(pools, fc.array(cell, { minLength: 1, maxLength: 5 }), chances, (pool, cells, stream) => {
      const { drawn, missing } = drawQuestions(pool, cells, [], () => stream.next().value ?? 0)
      const ids = drawn.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(pool).toEqual(expect.arrayContaining(drawn))
      expect(ids.length + missing).toBe(cells.reduce((sum, { count }) => sum + count, 0))
    }),
  )
})

const of = (id: string, difficulty: Drawable['difficulty'], stimulus_id: string | null = null): Drawable => ({
  id,
  difficulty,
  stimulus_id,
  topic_id: 'aljabar',
})

test('a cell that takes anything leaves the rare question to the one that needs it', () => {
  const pool = [of('a', 'hard'), of('b', 'easy')]
  const anything = { topic_id: null, difficulty: null, count: 1 }
  const hard = { topic_id: 'aljabar', difficulty: 'hard' as const, count: 1 }
  expect(drawQuestions(pool, [anything, hard], [], () => 0)).toMatchObject({ missing: 0 })
})

test('what is kept is not drawn again, and its passage is read on', () => {
  const kept = of('a', 'easy', 'bacaan')
  const pool = [kept, of('b', 'easy'), of('c', 'easy', 'bacaan'), of('d', 'easy')]
  const one = { topic_id: null, difficulty: 'easy' as const, count: 1 }
  for (const chance of [0, 0.5, 0.99])
    expect(drawQuestions(pool, [one], [kept], () => chance).drawn.map(({ id }) => id)).toEqual(['c'])
})

test('a passage that is drawn for one question is read for the next', () => {
  const pool = [of('a', 'easy', 'x'), of('b', 'easy'), of('c', 'easy'), of('d', 'easy', 'x')]
  const two = { topic_id: null, difficulty: null, count: 2 }
  // Nothing is moved by the highest chance, so that `a` comes first.
  expect(drawQuestions(pool, [two], [], () => 0.99).drawn.map(({ id }) => id)).toEqual(['a', 'd'])
})

test('what is drawn hangs on chance, and each question may come', () => {
  const pool = ['a', 'b', 'c', 'd'].map(id => of(id, 'easy'))
  const one = { topic_id: null, difficulty: null, count: 1 }
  const first = (chance: number) => drawQuestions(pool, [one], [], () => chance).drawn[0]?.id
  expect(new Set([0, 0.3, 0.6, 0.99].map(first)).size).toBeGreaterThan(1)
  fc.assert(
    fc.property(fc.shuffledSubarray(pool, { minLength: 4 }), chances, (shuffled, stream) => {
      const all = { ...one, count: 4 }
      const { drawn } = drawQuestions(shuffled, [all], [], () => stream.next().value ?? 0)
      expect(drawn.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c', 'd'])
    }),
  )
})

test('questions of one passage stand together', () => {
  const paper = [of('a', 'easy', 'x'), of('b', 'easy'), of('c', 'easy', 'x'), of('d', 'easy', 'y')]
  expect(gatherPassages(paper).map(({ id }) => id)).toEqual(['a', 'c', 'b', 'd'])
})
