import type { TableRow } from './read-table.ts'

/** What is wrong with a row, in Indonesian: it says what to write instead. */
export class RowError extends Error {}

export interface RowProblem {
  row: number
  message: string
}

interface Schema<T> {
  safeParse: (value: unknown) => { success: boolean; data?: T | undefined }
}

/** Throws the sentence about the row where there is nothing. */
export function demand<T>(value: T | undefined, sentence: string): T {
  if (value === undefined) throw new RowError(sentence)
  return value
}

/** Holds a cell to a rule of the contract. */
export function check<T>(schema: Schema<T>, value: string, sentence: string): T {
  return demand(schema.safeParse(value).data, sentence)
}

/** The same, where an empty cell says nothing. */
export function checkGiven<T>(schema: Schema<T>, value: string, sentence: string): T | null {
  return value === '' ? null : check(schema, value, sentence)
}

interface OnlyOnce<Row> {
  keyOf: (row: Row) => string
  /** What is said about a row whose key an earlier one has. */
  twice: (earlier: number) => string
}

/**
 * Rows that can be taken, and what is wrong with each of the others; `read` returns null for a row that says nothing. Of
 * rows with one key the first counts.
 */
export function readRows<Row>(
  table: readonly TableRow[],
  read: (row: TableRow) => Row | null,
  once?: OnlyOnce<Row>,
): { ready: Row[]; problems: RowProblem[]; empty: number } {
  const seen = new Map<string, number>()
  const ready: Row[] = []
  const problems: RowProblem[] = []
  let empty = 0
  for (const line of table) {
    try {
      const row = read(line)
      if (row === null) {
        empty += 1
        continue
      }
      const key = once?.keyOf(row)
      const earlier = key === undefined ? undefined : seen.get(key)
      if (once && earlier !== undefined) throw new RowError(once.twice(earlier))
      if (key !== undefined) seen.set(key, line.row)
      ready.push(row)
    } catch (error) {
      if (!(error instanceof RowError)) throw error
      problems.push({ row: line.row, message: error.message })
    }
  }
  return { ready, problems, empty }
}
