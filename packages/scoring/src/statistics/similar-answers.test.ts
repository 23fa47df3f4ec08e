import { expect, test } from 'vitest'
import { RIGHT, WRONG } from '../irt/pack-responses.ts'
import { compareAnswers, type ComparedSheet } from './similar-answers.ts'

const parameters = { a: 1, d: 0, c: 0 }

/** One row a student; option 1 is right, 0 is none and 255 was not shown. */
function createSheet(rows: number[][], wrong = [0, 10, 10, 10, 10]): ComparedSheet {
  const choices = Uint8Array.from(rows.flat())
  const items = (rows[0] ?? []).map(() => ({ parameters, wrong }))
  return { items, choices, codes: choices.map(choice => (choice === 1 ? RIGHT : WRONG)) }
}

test('the chance of as many equal answers is that of the binomial where all questions are alike', () => {
  const rows = [
    [1, 1, 2, 3, 2, 4],
    [1, 1, 2, 3, 2, 4],
  ]
  const [pair] = compareAnswers([createSheet(rows)], 2)
  const match = (1 / 3) ** 2 + (2 / 3) ** 2 / 4
  expect(pair).toMatchObject({ one: 0, other: 1, compared: 6, matches: 6, wrong_matches: 4 })
  expect(pair?.expected).toBeCloseTo(6 * match, 8)
  expect(pair?.p).toBeCloseTo(match ** 6, 8)
})

test('only questions that both answered are compared, and wrong answers only where it is known what they were', () => {
  const rows = [
    [1, 2, 3, 255],
    [1, 2, 0, 1],
  ]
  expect(compareAnswers([createSheet(rows)], 2)[0]).toMatchObject({
    compared: 2,
    matches: 2,
    wrong_matches: 1,
  })
  expect(compareAnswers([createSheet(rows, [])], 2)[0]).toMatchObject({
    compared: 2,
    matches: 1,
    wrong_matches: 0,
  })
})

test('a pair is told less surely the more pairs there are, and two who know everything are nothing odd', () => {
  const row = Array.from({ length: 30 }, (_, place) => 2 + (place % 3))
  const other = (shift: number) => row.map((_, place) => 2 + ((place + shift) % 4))
  const [alone] = compareAnswers([createSheet([row, row])], 2)
  const among = compareAnswers([createSheet([row, row, other(1), other(2)])], 4)
  expect(among).toHaveLength(6)
  expect(among[0]).toMatchObject({ one: 0, other: 1 })
  expect(among[0]?.p).toBeCloseTo(alone?.p ?? 1, 12)
  expect(among[0]?.adjusted_p).toBeCloseTo(6 * (alone?.p ?? 1), 12)
  const best = row.map(() => 1)
  expect(compareAnswers([createSheet([best, best])], 2)[0]?.adjusted_p).toBe(1)
})
