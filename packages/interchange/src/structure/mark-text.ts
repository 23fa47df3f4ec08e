import { letterAt } from '@gerbang/contract/question/name-parts.ts'
import { isBlank, OBJECT, paragraph, plainText, text } from '../content/content.ts'
import type { Grid } from '../docx/document.ts'
import * as words from './keywords.ts'
import type { Mark, Target } from './mark.ts'
import { findNext, type LineHere, type MarkLine, nothing } from './mark-line.ts'
import { listLetters, markItem, markLoose } from './mark-labelled.ts'
import { parseKeyList } from './parse-keys.ts'
import type { Item, Piece } from './piece.ts'
import { findTarget, holdsObject, isAwaited } from './reading.ts'

function markBullet({ piece: { tick, content, position } }: LineHere, to: Target): Mark[] {
  const words = tick === '' ? content : [text(`${tick} `), ...content]
  return [{ role: 'item', to, start: null, list: undefined, content: words, position }]
}

function markParagraph(here: LineHere, to: Target): Mark[] {
  const { head, content, whole, position } = here.piece
  if (head?.kind === 'bullet') return markBullet(here, to)
  const words = head?.kind === 'roman' ? [text(`${head.text} `), ...content] : whole
  return [{ role: 'block', to, block: paragraph(words), position }]
}

/** Styles of our own layout are never a label, whatever the words begin with. */
export const markContinued: MarkLine = here => {
  const { piece, reading } = here
  const { mode } = reading
  const to = findTarget(reading)
  if (!to || (mode !== 'stem' && mode !== 'explanation' && mode !== 'passage')) return undefined
  if (piece.style === 'lanjutan')
    return [{ role: 'block', to, block: paragraph(piece.whole), position: piece.position }]
  if (piece.style !== 'butir') return undefined
  return piece.head?.kind === 'number' ? markItem(here, piece.head) : markBullet(here, to)
}

/** The key below `Kunci:`. */
export const markKeyBelow: MarkLine = ({ piece: { whole, position }, line, reading }) => {
  if (reading.mode !== 'key') return undefined
  const key = { text: line.trim(), content: whole, source: 'line' as const, position }
  return [{ role: 'key', key, ends: true, position }]
}

export const markAnswer: MarkLine = here => {
  if (here.reading.mode !== 'answers') return undefined
  const { piece } = here
  return [{ role: 'answer', number: undefined, piece, letters: listLetters(here), position: piece.position }]
}

/** No heading of an exam is as long; below it stands what questions are about. */
const LONG = 200
const COMMAND =
  /\b(?:pilih|jawab|kerja|tulis|isi|beri|silang|gunakan|waktu|lembar|dilarang|berdoa|periksa|bulat|hitam)/i

/** A sentence above the first question that tells nobody what to do. */
const isProse = (line: string) =>
  line.length > LONG || (line.length > 60 && /[.”"]\s*$/.test(line) && !COMMAND.test(line))

/** The head of an exam is no question, but a figure or a table in it may be what the first one is about. */
export const warnOfTop = (position: number): Mark => ({
  role: 'warning',
  code: 'object_on_top',
  message:
    'Gambar, tabel, atau rumus di atas soal pertama tidak ikut. Abaikan bila itu hanya kop; bila bagian soal, pindahkan ke bawah nomornya.',
  position,
})

/** Lines above the first question: instructions, a passage that nobody announced, or the head of the document. */
export const markTop: MarkLine = here => {
  const { piece, line, reading } = here
  const { whole, position } = piece
  if (reading.mode !== 'before') return undefined
  if (/petunjuk|tata tertib|peraturan|instruksi|perhatian/i.test(line))
    return [{ role: 'instruction', position }]
  if (!reading.isInstructing && isProse(line))
    return [{ role: 'loose', words: whole, block: paragraph(whole), position }]
  const hasObject = whole.some(({ kind }) => kind === 'formula' || kind === 'picture')
  return hasObject ? [warnOfTop(position)] : nothing(here)
}

/** A line of numbers and letters is a list of keys if it names questions that have none. */
export const markKeyList: MarkLine = ({ line, piece: { position }, reading }) => {
  const keys = parseKeyList(line)
  if (keys.length < 2 || reading.mode === 'passage' || !isAwaited(reading, keys)) return undefined
  return [{ role: 'keys', keys, source: 'list', ends: false, position }]
}

const endsText = (item: Item): item is Grid | Piece =>
  item.kind === 'grid' || item.head !== undefined || words.findKeyLabel(plainText(item.whole)) !== undefined

/** After the last option only what belongs to it goes on: a picture below its letter, or words before the next letter. */
function continuesOption(here: LineHere): boolean {
  const options = here.reading.question?.options ?? []
  const last = options.at(-1)
  if (!last) return false
  if (isBlank(last.option.content) || isObject(here)) return true
  // Each of those before went on with one line.
  if (options.length > 2 && options.every(({ more }, at) => more === (at < options.length - 1 ? 1 : 0)))
    return true
  // A letter that the question has already begins something else.
  if (here.piece.head?.kind === 'letter') return false
  const next = findNext(here, endsText)
  return next?.kind === 'piece' && next.head?.kind === 'letter' && next.head.index === last.option.index + 1
}

const isObject = ({ line }: LineHere) => line.replaceAll(OBJECT, '').trim() === ''

/** Where no other option has one, a picture below the last may belong to the question. */
function doubtObject(here: LineHere): Mark[] {
  const options = here.reading.question?.options ?? []
  const last = options.at(-1)
  if (!last || isBlank(last.option.content) || !isObject(here)) return []
  if (options.slice(0, -1).some(holdsObject)) return []
  const message = `Gambar atau rumus sesudah opsi dipasang pada opsi ${letterAt(last.option.index)}. Pindahkan bila bukan bagian opsi itu.`
  return [{ role: 'warning', code: 'object_behind_options', message, position: here.piece.position }]
}

/** Whatever is nothing else goes on with what came before it, or belongs to nothing yet. */
export const markText: MarkLine = here => {
  const { mode } = here.reading
  const to = findTarget(here.reading)
  if (mode === 'after' || (mode === 'options' && !continuesOption(here))) return markLoose(here)
  if (!to) return nothing(here)
  return [...(mode === 'options' ? doubtObject(here) : []), ...markParagraph(here, to)]
}
