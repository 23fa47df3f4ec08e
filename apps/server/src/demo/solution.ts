import { COMPARISON, SUFFICIENCY } from './common-options.ts'
import type { SeedItem } from './testing/written-papers.ts'

/** The answer as it is written in the paper: an option's text, a number, or which rows of a table are true. */
export type Solution = () => string | number | boolean[]
export type Solutions = Record<string, Solution>

export const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)
export const isSame = (values: readonly unknown[]) => new Set(values).size === 1
export const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

/** As options are written: a point between thousands, a comma before decimals. */
export const write = (value: number) => value.toLocaleString('id-ID', { maximumFractionDigits: 2 })

/** In lowest terms, as options write it. */
export function writeRatio(above: number, below: number): string {
  const shared = range(1, above).findLast(d => above % d === 0 && below % d === 0) ?? 1
  return String.raw`$\frac{${above / shared}}{${below / shared}}$`
}

/** All pairs of these, each once. */
export const pairsOf = <T>(all: readonly T[]): [T, T][] =>
  all.flatMap((one, index) => all.slice(index + 1).map((other): [T, T] => [one, other]))

/** Which of two quantities is the greater in every case, in the words of COMPARISON. */
export function compareQuantities(cases: readonly [p: number, q: number][]): string {
  const [greater = '', less = '', same = '', , open = ''] = COMPARISON
  if (cases.every(([p, q]) => p > q)) return greater
  if (cases.every(([p, q]) => p < q)) return less
  return cases.every(([p, q]) => p === q) ? same : open
}

export function permute<T>(rest: T[]): T[][] {
  if (rest.length === 0) return [[]]
  return rest.flatMap(one => permute(rest.filter(other => other !== one)).map(others => [one, ...others]))
}

/** Of SUFFICIENCY, by what settles the question: each statement alone, and both together. */
export function judgeSufficiency(one: boolean, two: boolean, both: boolean): string {
  const [first = '', second = '', together = '', each = '', neither = ''] = SUFFICIENCY
  if (one && two) return each
  if (one) return first
  if (two) return second
  return both ? together : neither
}

/** What the author says: in the words of a solution, so that the two can be compared. */
export function readAuthorKey(item: SeedItem): ReturnType<Solution> {
  if (item.type === 'single_choice') return item.options['ABCDE'.indexOf(item.key)] ?? ''
  if (item.type === 'true_false_table') return item.key.map(column => column === 0)
  if (item.type === 'short_answer' && item.answer.kind === 'number') return item.answer.value
  throw new Error(`Nothing computes ${item.ref}`)
}
