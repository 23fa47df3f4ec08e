import { expect, test } from 'vitest'
import { answerAll } from '../irt/testing/answer-items.ts'
import { createUniform, drawNormal } from '../irt/testing/generate-responses.ts'
import { listTrueBlocks } from '../irt/testing/reference.ts'
import { describeOptions } from './option-table.ts'
import { describeRows } from './row-table.ts'
import { findSpeededness } from './speededness.ts'
import { findTrap, suspectKey } from './suspect-key.ts'

const [items = []] = listTrueBlocks('3pl')

const draw = createUniform(21)
const students = 800
const abilities = Float64Array.from({ length: students }, () => drawNormal(draw))

test('the row of a table that is keyed wrong is named, though the table is right as a whole for nobody', () => {
  const rows = [
    { a: 1.2, d: 0.5, c: 0.5 },
    { a: 1.2, d: 0, c: 0.5 },
    { a: 1.2, d: 0.8, c: 0.5 },
  ]
  const count = items.length + 1
  const [others, table] = [answerAll(draw, abilities, items), answerAll(draw, abilities, rows)]
  const codes = new Uint8Array(students * count)
  const marks = new Uint8Array(students * count)
  for (let student = 0; student < students; student += 1) {
    codes.set(others.subarray(student * items.length, (student + 1) * items.length), student * count)
    const bits = [0, 1, 2].map(row => table[student * 3 + row] ?? 0)
    // The key of the second row says the opposite.
    const marked = bits.map((bit, row) => (row === 1 ? 1 - bit : bit))
    marks[student * count + count - 1] = marked.reduce((sum, bit, row) => sum + (bit << row), 0)
    codes[student * count + count - 1] = marked.every(bit => bit === 1) ? 1 : 0
  }
  const found = describeRows({ codes, marks, items: count }, count - 1, 3)
  expect(found.map(({ corrected }) => corrected > 0)).toEqual([true, false, true])
  expect(suspectKey(null, found)).toMatchObject({ flag: 'miskeyed_row', row: 2 })
  expect(
    suspectKey(
      null,
      [found[0], found[2]].flatMap(row => row ?? []),
    ),
  ).toBeUndefined()
})

/** Finds the trap where so many chose the key and so many one distractor. */
const findTrapOf = (key: number, trap: number) => {
  const choices = Uint8Array.from([
    ...Array<number>(key).fill(1),
    ...Array<number>(trap).fill(2),
    ...Array<number>(30).fill(3),
  ])
  const codes = choices.map(choice => (choice === 1 ? 1 : 0))
  return findTrap(describeOptions({ codes, choices, items: 1 }, 0, [true, false, false]))
}

test('a distractor that more choose than the key is a trap, and one that is ahead by chance is not', () => {
  expect(findTrapOf(60, 140)).toBe(2)
  expect(findTrapOf(60, 70)).toBeUndefined()
  expect(findTrapOf(140, 60)).toBeUndefined()
})

test('means of the rest leave the question itself out', () => {
  // Key 1: both who chose it are right here and wrong elsewhere; who chose 2 is right elsewhere.
  const codes = Uint8Array.of(1, 0, 1, 0, 0, 1)
  const choices = Uint8Array.of(1, 0, 1, 0, 2, 0)
  const [, key, other] = describeOptions({ codes, choices, items: 2 }, 0, [true, false])
  expect([key?.mean_total, key?.mean_rest]).toEqual([1, 0])
  expect([other?.mean_total, other?.mean_rest]).toEqual([1, 1])
})

/** Eight questions of which so many were reached. */
const reach = (reached: number) => Array.from({ length: 8 }, (_, place) => (place < reached ? 1 : 2))

test('a test that a third cannot finish asks for speed', () => {
  const speeded = Uint8Array.from([reach(8), reach(8), reach(6)].flat())
  expect(findSpeededness(speeded, 8)).toEqual({ reached_end: 2 / 3, reached_most: 1, is_speeded: true })
  expect(findSpeededness(Uint8Array.from([reach(8), reach(8)].flat()), 8).is_speeded).toBe(false)
})
