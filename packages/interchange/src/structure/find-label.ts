import { placeOfLetter } from '@gerbang/contract/question/name-parts.ts'
import type { Head } from './piece.ts'

export interface FoundLabel {
  head: Head
  /** Characters that belong to the label. */
  length: number
  tick: string
}

/** The order in which Arabic counts with letters (abjad), as papers of madrasahs name their options. */
const ABJAD = 'أبجدهوزح'
const ABJAD_LETTER = /^\s*([أإابجدهوزح])ـ?\s*[.)-](?=\s|$)\s*/u
const ARABIC_NUMBER = /^\s*([٠-٩۰-۹]{1,3})\s*[.)-]\s*/u

/** The place of an Arabic letter among options; -1 for another. */
export const placeOfAbjad = (letter: string) => ABJAD.indexOf(letter.replace(/[إا]/, 'أ'))

const readArabicNumber = (digits: string) =>
  Number(digits.replaceAll(/./gu, digit => (digit.charCodeAt(0) & 15).toString()))

// A point is no label before a digit (2.5) or in initials (B.J. Habibie, a.n.).
const NUMBER =
  /^\s*(?:(soal|pertanyaan|nomor|no\.?|question|q(?=\d))\s*(?:nomor\s*|no\.?\s*)?)?(\d{1,3})(?:\s*(?:[.)]\)?(?!\d)|:(?=\s))\s*|\t\s*)/i
const WORD_ALONE =
  /^\s*(?:soal|pertanyaan|nomor|no\.?|question)\s*(?:nomor\s*|no\.?\s*)?(\d{1,3})\s*[.:)]?\s*$/i
const IN_PARENTHESES = /^\s*[([](\d{1,3})[)\]]\s*/
const TICK = String.raw`(?:[*✓✔√☑☒🗹●◉⦿→➔►▶]|\[\s*[xX*✓✔vV]\s*\]|\(\s*[xX*✓✔]\s*\)|[☐○◯]|\[\s*\]|\(\s+\))`
const LETTER = new RegExp(
  String.raw`^\s*(${TICK})?\s*(?:\(([A-Ha-h])\)|\[([A-Ha-h])\]|([Ⓐ-Ⓗⓐ-ⓗ])|([A-Ha-h])\s?(?:\.\)|[.)])(?!\p{L}\.)(?=\s|$|\uFFFC|[^\p{Ll}.]|(?<=[A-H][.)])\p{Ll}{2}|\p{Ll}{3}))\s*`,
  'u',
)

function readLetter(match: RegExpExecArray): { letter: string } {
  const [, , parens, brackets, circled, plain] = match
  return { letter: parens ?? brackets ?? circled?.normalize('NFKC') ?? plain ?? '' }
}

function findArabic(text: string): FoundLabel | undefined {
  const number = ARABIC_NUMBER.exec(text)
  if (number?.[1]) {
    const value = readArabicNumber(number[1])
    return { head: { kind: 'number', value, form: 'point', level: 0 }, length: number[0].length, tick: '' }
  }
  const letter = ABJAD_LETTER.exec(text)
  if (!letter?.[1]) return undefined
  return {
    head: { kind: 'letter', index: placeOfAbjad(letter[1]), isUpper: true },
    length: letter[0].length,
    tick: '',
  }
}

function findNumber(text: string): FoundLabel | undefined {
  const match = NUMBER.exec(text) ?? undefined
  if (match) {
    const form = match[1] === undefined ? 'point' : 'word'
    return {
      head: { kind: 'number', value: Number(match[2]), form, level: 0 },
      length: match[0].length,
      tick: '',
    }
  }
  const alone = WORD_ALONE.exec(text)
  if (alone)
    return {
      head: { kind: 'number', value: Number(alone[1]), form: 'word', level: 0 },
      length: alone[0].length,
      tick: '',
    }
  const inside = IN_PARENTHESES.exec(text)
  if (!inside) return undefined
  return {
    head: { kind: 'number', value: Number(inside[1]), form: 'paren', level: 0 },
    length: inside[0].length,
    tick: '',
  }
}

/** A letter from A to H with its point or brackets. */
export function findLetter(text: string): FoundLabel | undefined {
  const match = LETTER.exec(text)
  if (!match) return undefined
  const { letter } = readLetter(match)
  const isUpper = letter === letter.toUpperCase()
  const index = placeOfLetter(letter)
  const tick = match[1] ?? ''
  return {
    head: { kind: 'letter', index, isUpper },
    length: match[0].length,
    tick: /^[☐○◯]$|^[[(]\s*[\])]$/.test(tick) ? '' : tick,
  }
}

const BOX = /^\s*([□☐○◯●◉⦿■☑☒])\s*(?=\S)/u

/** A box or circle to tick, without a letter. */
function findBox(text: string): FoundLabel | undefined {
  const match = BOX.exec(text)
  const box = match?.[1]
  if (!match || box === undefined) return undefined
  const isTicked = /[●◉⦿■☑☒]/.test(box)
  return { head: { kind: 'bullet', text: box }, length: match[0].length, tick: isTicked ? '✓' : '' }
}

/** The number, letter or box that somebody typed at the beginning of a line. */
export function findLabel(text: string): FoundLabel | undefined {
  return findLetter(text) ?? findNumber(text) ?? findArabic(text) ?? findBox(text)
}
