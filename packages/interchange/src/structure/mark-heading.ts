import { plainText } from '../content/content.ts'
import * as words from './keywords.ts'
import { findNextLine, type LineHere, type MarkLine, nothing } from './mark-line.ts'
import { parseKeyList, parseKeyRow, parseLetters } from './parse-keys.ts'
import { isHeadingStyle, isNumbered, type Item, type Piece } from './piece.ts'
import { isComplete, tidyTitle } from './reading.ts'
import { readKeyTable } from './read-key-table.ts'

/** A sub-test of our own layout: what comes next is its own, whatever came before. */
export const markChapter: MarkLine = ({ piece: { style, whole, position } }) =>
  style === 'subtes' ? [{ role: 'chapter', name: plainText(whole).trim(), position }] : undefined

function looksLikeHeading({ piece, line }: LineHere): boolean {
  const isBold = piece.whole.every(
    inline => inline.kind !== 'text' || inline.text.trim() === '' || inline.look.bold === true,
  )
  const isCapital = line === line.toUpperCase() && /\p{Lu}{4}/u.test(line)
  return line.length < 120 && (isHeadingStyle(piece) || isBold || isCapital)
}

/** The next letter below options is an option, even where it reads like a heading: `C. Pilihan ganda`. */
function isNextOption({ piece, reading: { mode, question } }: LineHere): boolean {
  return (
    piece.head?.kind === 'letter' &&
    question?.options.length === piece.head.index &&
    !isHeadingStyle(piece) &&
    (mode === 'stem' || mode === 'options')
  )
}

/** `Kunci:` below a question that has none, with the key on the next line, is no heading. */
function isOwnKey({ reading: { question, mode }, items, at }: LineHere): boolean {
  const [key, next] = [items[at + 1], items[at + 2]]
  if (!question || question.isKeyed || mode === 'answers' || mode === 'passage') return false
  if (key?.kind !== 'piece' || isNumbered(key)) return false
  const said = plainText(key.whole).trim()
  if (said === '' || said.endsWith(':') || parseKeyList(said).length > 1 || parseKeyRow(said).length > 0)
    return false
  // Letters one below the other are those of several questions.
  if (next?.kind === 'piece' && /^[A-H]$/.test(plainText(next.whole).trim())) return false
  const isLast = next === undefined || (isNumbered(next) && next.head.value === question.number + 1)
  return question.options.length > 0 ? parseLetters(said) !== undefined && said.length <= 12 : isLast
}

/** The heading of the keys, or of explanations above a list that counts again. */
function isAnswersHeading({ line, reading: { question } }: LineHere, next: Piece | undefined): boolean {
  if (words.isAnswersHeading(line)) return true
  const countsAgain = isNumbered(next) && question !== undefined && next.head.value <= question.number
  return countsAgain && words.isExplanationsHeading(line)
}

const PART = /^\s*(?:(?:bagian|part|section|paket)\s+(?:[IVX]{1,4}|\d|[A-H])\b|[IVX]{1,4}\s*[.)]\s)/i

/** `LITERASI` or `B. PENALARAN` between a question that is done and the next number, `II. Literasi` above a new number 1. */
function isSectionTitle({ piece, line, reading }: LineHere, next: Piece | undefined): boolean {
  const { question, mode } = reading
  if (!isNumbered(next) || !isComplete(question) || mode === 'passage') return false
  const isNewPart = PART.test(line) && next.head.value === 1
  const isCapital = line === line.toUpperCase() && /\p{Lu}{4}/u.test(line)
  const isFree = piece.head === undefined || piece.head.kind === 'letter' || piece.head.kind === 'roman'
  return (
    line.length < 80 &&
    (isNewPart || (isCapital && mode !== 'explanation')) &&
    isFree &&
    words.findKeyLabel(line) === undefined
  )
}

/** Words above a table of keys. */
function isKeyCaption(line: string, next: Item | undefined): boolean {
  return (
    /^\s*(?:kunci|jawaban)\b.{0,60}$/i.test(line) && next?.kind === 'grid' && readKeyTable(next) !== undefined
  )
}

/** Headings of sections, of sub-tests and of the keys. */
export const markHeading: MarkLine = here => {
  const { piece, line, items, at, reading } = here
  const { position } = piece
  const isAmongAnswers = reading.mode === 'answers'
  const title = tidyTitle(line)
  if (isAmongAnswers && reading.asked.some(asked => asked.title === title))
    return [{ role: 'answers of', of: title, position }]
  if (isNextOption(here)) return undefined
  const kind = words.findSection(line, piece.head === undefined && looksLikeHeading(here))
  const next = findNextLine(here)
  if (isAnswersHeading(here, next)) {
    if (isOwnKey(here)) return undefined
    if (reading.asked.length > 0 || kind !== undefined) return [{ role: 'answers', position }]
  }
  if (kind === undefined && !isSectionTitle(here, next))
    return isKeyCaption(line, items[at + 1]) ? nothing(here) : undefined
  return [{ role: 'section', kind, isAmongAnswers, position, ...(!isAmongAnswers && { title }) }]
}

const NUMBERED_KEY =
  /^\s*(?:kunci(?:\s+jawaban)?|jawaban)\s+(?:soal\s+)?(?:no(?:mor)?\.?\s*)?(\d{1,3})\s*(?:[:=]|[–-](?!\s*\d))\s*(\S.{0,79})$/i

/** `Kunci jawaban nomor 3: B`, wherever it stands. */
export const markNumberedKey: MarkLine = ({ line, piece: { position }, reading }) => {
  const [, number, key = ''] = NUMBERED_KEY.exec(line) ?? []
  if (number === undefined || reading.asked.length === 0 || reading.mode === 'passage') return undefined
  const keys = [{ number: Number(number), key: key.trim() }]
  return [{ role: 'keys', keys, source: 'line', ends: true, position }]
}

/** An instruction above everything, such as "Bacalah petunjuk berikut", is no passage. */
const isInstruction = (line: string) => /petunjuk|aturan|instruksi|doa|basmalah/i.test(line)

function mayAnnounce(here: LineHere, cue: words.PassageCue): boolean {
  const { reading, line, items, at } = here
  const { mode, question } = reading
  // `Soal 1 – 10` right above the first of them says how many there are.
  const isAlone = words.isBareRange(line) || words.isTitleCue(line)
  if (isAlone && isNumbered(items[at + 1])) return false
  const isBetween = question === undefined || isComplete(question)
  if (cue.from !== undefined)
    return isBetween || question === undefined || cue.from > question.number || mode !== 'stem'
  const isInside =
    mode === 'passage' || mode === 'explanation' || (mode === 'options' && question?.options.length === 0)
  if (!isBetween || isInside) return false
  const isOnTop = mode === 'before' && reading.asked.length === 0
  return !isOnTop || (!isInstruction(line) && items.some(isNumbered))
}

/** A passage is announced between questions; inside a stem "Perhatikan gambar berikut!" is the question's own. */
export const markPassage: MarkLine = here => {
  const { piece, line, reading } = here
  const { head, whole, position } = piece
  const cue = words.findPassageCue(line)
  if (!cue || reading.mode === 'answers' || head?.kind === 'number' || head?.kind === 'letter')
    return undefined
  if (!mayAnnounce(here, cue)) return undefined
  const own = /^Bacaan untuk soal nomor [^:]*(?:: (.*))?$/.exec(line.trim())
  const heading = own ? (own[1] ?? '') : line.trim()
  const replaces = reading.mode === 'passage' && reading.passage.isEmpty
  return [{ role: 'passage', cue, heading, announcement: whole, replaces, position }]
}
