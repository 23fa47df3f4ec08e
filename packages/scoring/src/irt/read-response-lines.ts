import { MISSING, RIGHT, WRONG } from './pack-responses.ts'

/** What is wrong with a file, in words for the person who wrote it. */
export class CalibrationFileError extends Error {
  override name = 'CalibrationFileError'
}

export interface ResponseLines {
  students: number
  items: number
  /** Row by row. */
  codes: Uint8Array
}

const CODES = new Map([
  ['0'.charCodeAt(0), WRONG],
  ['1'.charCodeAt(0), RIGHT],
  ['.'.charCodeAt(0), MISSING],
])

const LINE_FEED = 10
const CARRIAGE_RETURN = 13

/** Start and end of each line but the empty ones at the end. */
function listLines(text: Uint8Array): [number, number][] {
  const lines: [number, number][] = []
  for (let start = 0; start < text.length; ) {
    const found = text.indexOf(LINE_FEED, start)
    const next = found < 0 ? text.length : found
    lines.push([start, next > start && text[next - 1] === CARRIAGE_RETURN ? next - 1 : next])
    start = next + 1
  }
  while (lines.length > 0 && lines.at(-1)?.[0] === lines.at(-1)?.[1]) lines.pop()
  return lines
}

/**
 * Reads one line per student, 1 right, 0 wrong, . missing, all of the same length. Throws a CalibrationFileError that
 * names the line otherwise. Works on the bytes: a national try-out has 32 million of them.
 */
export function readResponseLines(text: Uint8Array): ResponseLines {
  const lines = listLines(text)
  const items = lines[0] ? lines[0][1] - lines[0][0] : 0
  if (items === 0) throw new CalibrationFileError('File jawaban kosong.')
  const codes = new Uint8Array(lines.length * items)
  for (const [student, [start, end]] of lines.entries()) {
    if (end - start !== items)
      throw new CalibrationFileError(
        `Baris ${student + 1} berisi ${end - start} jawaban, baris 1 berisi ${items}. Semua baris harus sama panjang.`,
      )
    for (let item = 0; item < items; item += 1) {
      const code = CODES.get(text[start + item] ?? 0)
      if (code === undefined)
        throw new CalibrationFileError(
          `Baris ${student + 1}, soal ${item + 1}: hanya 1 (benar), 0 (salah), dan . (tidak ada) yang boleh.`,
        )
      codes[student * items + item] = code
    }
  }
  return { students: lines.length, items, codes }
}

export interface ItemRow {
  item: string
  /** `numeric` items have no options to guess from. */
  type: string
  /** Answers that blind guessing chooses from; null where the column is absent or empty. */
  options: number | null
}

/** Reads a CSV without quotes whose heading names the columns item, type and, if wanted, options, in any order. */
export function readItemRows(text: string): ItemRow[] {
  const [heading = '', ...lines] = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
  const columns = heading.split(',').map(name => name.trim())
  const at = (name: string) => columns.indexOf(name)
  if (at('item') < 0 || at('type') < 0)
    throw new CalibrationFileError('Baris pertama file soal harus memuat kolom item dan type.')
  return lines.map((line, index) => {
    const cells = line.split(',').map(cell => cell.trim())
    const options = cells[at('options')] ?? ''
    if (cells.length !== columns.length)
      throw new CalibrationFileError(
        `File soal, baris ${index + 2}: ${cells.length} kolom, bukan ${columns.length}.`,
      )
    if (options !== '' && !(Number(options) > 1))
      throw new CalibrationFileError(`File soal, baris ${index + 2}: options harus bilangan lebih dari 1.`)
    return {
      item: cells[at('item')] ?? '',
      type: cells[at('type')] ?? '',
      options: options === '' ? null : Number(options),
    }
  })
}
