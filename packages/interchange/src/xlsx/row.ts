import type { CreditRule } from '@gerbang/contract/question/fields.ts'
import { lettersOf, placeOfLetter } from '@gerbang/contract/question/name-parts.ts'
import { parseLetters } from '../structure/parse-keys.ts'
import type { Cells } from './columns.ts'

/** What a row says, in words. Texts are already the author's source. */
export interface Row {
  /** What the row calls its kind; may be empty. */
  kind: string
  prompt: string
  options: string[]
  key: string
  columns: string
  tolerance: string
  credit: string
}

export const creditNames = { all_or_nothing: 'semua benar', proportional: 'sebanding' }

export function readCredit({ credit }: Row, usual: CreditRule): CreditRule {
  if (/sebanding|proporsional/i.test(credit)) return 'proportional'
  return /semua/i.test(credit) ? 'all_or_nothing' : usual
}

/** Letters, digits from 1, or the text of the option itself. */
export function readKey({ key, options }: Row): number[] {
  const letters = parseLetters(key)
  if (letters?.every(at => at < options.length)) return letters
  const same = options.findIndex(option => option.toLowerCase() === key.trim().toLowerCase())
  if (same >= 0) return [same]
  const digits = /^\d(?:\s*[,;]\s*\d)*$/.test(key.trim()) ? key.split(/[,;]/).map(Number) : []
  return digits.every(digit => digit >= 1 && digit <= options.length) ? digits.map(digit => digit - 1) : []
}

/** `A=5, B=4`: what each option is worth. */
export function readWeights({ key, options }: Row): (number | null)[] {
  const pairs = new Map(
    [...key.matchAll(/([A-H])\s*[=:]\s*(\d{1,2})/gi)].map(([, letter = '', weight]) => [
      placeOfLetter(letter),
      Number(weight),
    ]),
  )
  return options.map((_, at) => pairs.get(at) ?? null)
}

export const writeOptions = (options: readonly { text: string }[]): Cells =>
  Object.fromEntries(options.map(({ text }, at) => [`option ${at}`, text]))

export const writeChoice = (options: readonly { text: string }[], key: readonly number[]): Cells => ({
  ...writeOptions(options),
  key: lettersOf(key),
})
