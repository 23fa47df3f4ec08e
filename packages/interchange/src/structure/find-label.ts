import { placeOfLetter } from '@gerbang/contract/question/name-parts.ts'
import type { Head } from './piece.ts'

export interface FoundLabel {
  head: Head
  /** Characters that belong to the label. */
  length: number
  tick: string
}

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
  return findLetter(text) ?? findNumber(text) ?? findBox(text)
}
