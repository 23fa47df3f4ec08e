import { type Inline, paragraph, plainText, sliceContent, text, trimContent } from '../content/content.ts'
import * as words from './keywords.ts'
import type { Mark } from './mark.ts'
import { findNext, type LineHere, type MarkLine, nothing } from './mark-line.ts'
import { parseLetters } from './parse-keys.ts'
import { isNumbered, type LetterHead, type NumberHead, type Piece } from './piece.ts'
import { isQuestionStart } from './question-start.ts'
import type { RawKey } from './raw-question.ts'
import { findTarget } from './reading.ts'
import { splitOptions } from './split-options.ts'

/** A line without the key that stands at its end. */
function takeInlineKey(content: Inline[], position: number): { content: Inline[]; key?: RawKey } {
  const found = words.findInlineKey(plainText(content))
  if (!found) return { content }
  const key: RawKey = { text: found.key, content: [text(found.key)], source: 'line', position }
  return { content: trimContent(sliceContent(content, 0, found.at)), key }
}

const markInline = (key: RawKey | undefined): Mark[] =>
  key ? [{ role: 'key', key, ends: false, position: key.position }] : []

/** An item of a list inside a text; `(1)` stays as it is typed. */
export function markItem(here: LineHere, head: NumberHead): Mark[] {
  const { reading, piece } = here
  const { position, whole, content } = piece
  const to = findTarget(reading)
  if (!to) return nothing(here)
  if (head.form === 'paren') return [{ role: 'block', to, block: paragraph(whole), position }]
  const shown = head.text !== undefined && /^\(\d+\)$/.test(head.text) && { shown: head.text }
  return [{ role: 'item', to, start: head.value, list: head.list, content, position, ...shown }]
}

/** A line that is drawn to part questions. */
const RULE = /^\s*(?:[-–—=_*~]\s*){3,}$/

export function markLoose(here: LineHere): Mark[] {
  const { reading, line, piece } = here
  const { whole, position } = piece
  if (reading.mode === 'before' || RULE.test(line)) return nothing(here)
  return [{ role: 'loose', words: whole, block: paragraph(whole), position }]
}

/** The letters of the lines from here on, as long as each is nothing else. */
export function listLetters({ items, at }: LineHere): string[] {
  const letters: string[] = []
  for (let next = at; next < items.length; next += 1) {
    const item = items[next]
    const letter = item?.kind === 'piece' ? plainText(item.whole).trim() : ''
    if (!/^[A-H]$/.test(letter)) break
    letters.push(letter)
  }
  return letters
}

/** `1. B` below the heading of the keys; a number with options below it asks something. */
function isAnswer(here: LineHere): boolean {
  const following = findNext(here, (item): item is Piece => item.kind === 'piece')
  const hasOptions = following?.head?.kind === 'letter' && following.head.index === 0
  return !hasOptions || parseLetters(plainText(here.piece.content)) !== undefined
}

/** A number begins a question, an answer or an item of a list. */
export const markNumber: MarkLine = here => {
  const { piece, reading } = here
  if (!isNumbered(piece)) return undefined
  const { head, position, indent } = piece
  if (reading.mode === 'answers' && isAnswer(here))
    return [{ role: 'answer', number: head.value, piece, letters: [], position }]
  if (!isQuestionStart(here, head, piece))
    return reading.mode === 'after' || reading.mode === 'before' ? markLoose(here) : markItem(here, head)
  const { content, key } = takeInlineKey(piece.content, position)
  const { value: number, form, list, level } = head
  const isAutomatic = form === 'auto'
  return [
    { role: 'question', number, isAutomatic, list, level, indent, content, position },
    ...markInline(key),
  ]
}

function markOptions({ piece, reading }: LineHere, head: LetterHead, restarts: boolean): Mark[] {
  const { position, labelLook, tick } = piece
  const before = restarts ? [] : (reading.question?.options ?? [])
  const parts = splitOptions(
    before.map(({ option }) => option),
    piece,
    head,
  ).map(part => takeInlineKey(part, position))
  const options = parts.map(({ content }, at) => ({
    index: head.index + at,
    isUpper: head.isUpper,
    position,
    content,
    more: [],
    labelLook,
    tick: at === 0 ? tick : '',
  }))
  return [{ role: 'options', options, restarts, position }, ...parts.flatMap(({ key }) => markInline(key))]
}

/** A letter begins an option of the question. Statements a, b, c of a stem may stand above options A, B, C. */
export const markLetter: MarkLine = here => {
  const { piece, reading } = here
  const { mode, question } = reading
  const { head } = piece
  if (head?.kind !== 'letter' || !question) return undefined
  if (mode === 'passage' || mode === 'answers' || mode === 'before' || mode === 'key') return undefined
  const options = question.options.map(({ option }) => option)
  const isAgain = options.some(({ index }) => index === head.index)
  // A single A above another begins no options: it is a line of a box or a list.
  const isOther = options[0]?.isUpper !== head.isUpper || options.length === 1
  if (mode !== 'explanation' && head.index === 0 && isAgain && isOther) return markOptions(here, head, true)
  const isOdd = isAgain || mode === 'explanation' || (options.length === 0 && head.index > 1)
  return isOdd ? undefined : markOptions(here, head, false)
}
