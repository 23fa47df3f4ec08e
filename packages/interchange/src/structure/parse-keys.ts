import { placeOfLetter } from '@gerbang/contract/question/name-parts.ts'
import { placeOfAbjad } from './find-label.ts'

export interface NumberedKey {
  number: number
  key: string
}

const LETTERS = String.raw`[A-Ha-h](?:\s*(?:[,;&/](?:\s*(?:dan|and)\b)?|dan|and)\s*[A-Ha-h](?![\p{L}]))*`
const PAIR = new RegExp(
  String.raw`(?<![\p{L}\d.,])(\d{1,3})\s*[.):=/–—-]?\s*[([]?(${LETTERS})[)\]]?(?![\p{L}\d])`,
  'giu',
)

const RANGE =
  /^\s*(?:no(?:mor)?\.?\s*)?(\d{1,3})\s*(?:[-–—]|s\.?\/?d\.?)\s*(\d{1,3})\s*[:.)=]?\s*([A-H](?:[\s,]*[A-H])+)\s*$/

/** `1–5: ABABA`; nothing where there are more or fewer letters than numbers. */
function parseRange([, from, to, letters = '']: RegExpExecArray): NumberedKey[] {
  const keys = letters.replaceAll(/[\s,]/g, '')
  return keys.length === Number(to) - Number(from) + 1
    ? Array.from(keys, (key, at) => ({ number: Number(from) + at, key }))
    : []
}

/** `ABCDA` or `A, B, C`: one key after the other, without numbers. */
export function parseKeyRow(text: string): string[] {
  return /^\s*[A-H](?:[\s,;]*[A-H]){2,}\s*$/.test(text) ? Array.from(text.replaceAll(/[\s,;]/g, '')) : []
}

/** Keys of several questions on a line, such as `1c 2d 3b` or `1. A  2. C`; nothing if there is more on it. */
export function parseKeyList(text: string): NumberedKey[] {
  const range = RANGE.exec(text)
  if (range) return parseRange(range)
  const pairs = [...text.matchAll(PAIR)]
  const rest = text.replaceAll(PAIR, '').replaceAll(/[\s,;.|•–—-]/g, '')
  if (rest !== '') return []
  return pairs.map(match => ({ number: Number(match[1]), key: match[2] ?? '' }))
}

/** `ada`, `Gaga`: small letters name options only in their order, such as `acd`. */
function isWordOfLetters(text: string): boolean {
  const isInOrder = Array.from(text).every((letter, at) => at === 0 || letter > text.charAt(at - 1))
  return /^[A-H][a-h]+$/.test(text) || (/^[a-h]+$/.test(text) && !isInOrder)
}

/** Positions of the options that a key names; undefined if it is something else, such as a word. */
export function parseLetters(text: string): number[] | undefined {
  const tidy = text.trim().replace(/[.!;]+$/, '')
  if (/^[أإابجدهوزح]ـ?(?:\s*[,،]\s*[أإابجدهوزح]ـ?)*$/u.test(tidy))
    return Array.from(tidy.replaceAll(/[\s,،ـ]/gu, ''), placeOfAbjad)
  if (isWordOfLetters(tidy)) return undefined
  const whole = new RegExp(
    String.raw`^(?:opsi|pilihan|option)?\s*[([]?\s*(${LETTERS})\s*[)\]]?(?:\s*[.)](?=\s|$).*|\s*\(.*\))?$`,
    'iu',
  ).exec(tidy)
  const joined = /^[A-H]{2,6}$/.exec(tidy)
  const each = /^[([]?[A-H][)\]]?(?:\s*(?:[,;&](?:\s*(?:dan|and)\b)?|dan|and)?\s*[([]?[A-H][)\]]?)*$/i.exec(
    tidy,
  )
  const letters = joined?.[0] ?? (each ? tidy : whole?.[1])?.replaceAll(/dan|and/gi, ' ')
  if (letters === undefined) return undefined
  const found = (letters.toUpperCase().match(/[A-H]/g) ?? []).map(placeOfLetter)
  return [...new Set(found)].sort((a, b) => a - b)
}

/** Which of two columns a word stands for: 0 for what holds, 1 for what does not. */
export function parseTruth(word: string): 0 | 1 | undefined {
  const tidy = word
    .trim()
    .toLowerCase()
    .replaceAll(/[.()[\]]/g, '')
  if (['b', 'benar', 'ya', 'y', 'true', 't', 'sesuai', 'setuju', 'tepat', '✓', '✔', '√'].includes(tidy))
    return 0
  if (
    ['s', 'salah', 'tidak', 'false', 'f', 'tidak sesuai', 'tidak setuju', 'tidak tepat', 'bukan'].includes(
      tidy,
    )
  )
    return 1
  return undefined
}

/** `B, S, B` or `1-B 2-S` or `(1) Benar, (2) Salah`: one for each statement. */
export function parseTruths(text: string): (0 | 1)[] | undefined {
  const words = text
    .replaceAll(/[([]?\d{1,2}\s*[.)\]=:-]?\s*(?=\p{L})/gu, ' ')
    .replaceAll(/(tidak)\s+(sesuai|setuju|tepat)/gi, '$1_$2')
    .split(/[\s,;/–—-]+|(?<=^[BS]+)(?=[BS]+$)/)
    .map(word => word.replace('_', ' '))
    .filter(word => word !== '')
  const truths = words.map(parseTruth)
  return truths.length > 0 && truths.every(truth => truth !== undefined) ? truths : undefined
}
