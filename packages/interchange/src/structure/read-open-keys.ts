import type { Grid } from '../docx/document.ts'
import type { NumberedKey } from './parse-keys.ts'
import { labelOfCell, readNumber } from './read-cells.ts'

const LONGEST = 40

/** Rows, every second of which holds what the numbers above it are answered with. */
function pairRows(rows: readonly string[][]): NumberedKey[] {
  if (rows.length % 2 === 1) return []
  const pairs = rows.flatMap((row, at) =>
    at % 2 === 1 ? [] : row.map((text, column) => ({ text, key: rows[at + 1]?.[column] ?? '' })),
  )
  const filled = pairs.filter(({ text, key }) => text !== '' || key !== '')
  const keys = filled.flatMap(({ text, key }) => {
    const number = readNumber(text)
    return number === undefined || key === '' || key.length > LONGEST ? [] : [{ number, key }]
  })
  return keys.length === filled.length ? keys : []
}

/** One number after the other, in whatever order they stand. */
function isCounted(keys: readonly NumberedKey[]): boolean {
  const numbers = keys.map(({ number }) => number).toSorted((a, b) => a - b)
  return numbers.every((number, at) => number === (numbers[0] ?? 0) + at)
}

const turn = (rows: readonly string[][]) =>
  (rows[0] ?? []).map((_, column) => rows.map(row => row[column] ?? ''))

const HEAD = /^(?:no(?:mor)?|butir|soal|kunci|jawaban|jwb|key|answer)\b[\s\p{L}.]*$/iu

const dropHead = (rows: string[][]) => (rows[0]?.every(text => HEAD.test(text)) ? rows.slice(1) : rows)

/**
 * Keys of whatever words or numbers, beside or below the numbers of questions that are `isOpen`. Only below the heading
 * of the keys, where a table can be nothing else.
 */
export function readOpenKeys(grid: Grid, isOpen: (number: number) => boolean): NumberedKey[] | undefined {
  const rows = grid.rows.map(row => row.map(labelOfCell))
  return [dropHead(rows), turn(dropHead(turn(rows)))]
    .flatMap(body => [turn(body), body])
    .map(pairRows)
    .find(keys => keys.length > 1 && isCounted(keys) && keys.every(({ number }) => isOpen(number)))
}
