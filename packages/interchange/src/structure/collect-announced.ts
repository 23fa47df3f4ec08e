import { isBlank, plainText, sliceContent, trimContent } from '../content/content.ts'
import { addKeys, addParagraph, addPassage, type Collector, isComplete, tidyTitle } from './collector.ts'
import * as words from './keywords.ts'
import { parseKeyList, parseKeyRow, parseLetters } from './parse-keys.ts'
import { isHeadingStyle, isNumbered, type Item, type Piece } from './piece.ts'
import { readKeyTable } from './read-grid.ts'

function looksLikeHeading(piece: Piece): boolean {
  const words = plainText(piece.whole)
  const isBold = piece.whole.every(
    inline => inline.kind !== 'text' || inline.text.trim() === '' || inline.look.bold === true,
  )
  return (
    words.length < 120 &&
    (isHeadingStyle(piece) || isBold || (words === words.toUpperCase() && /\p{Lu}{4}/u.test(words)))
  )
}

/** Lines that say themselves what they are. Returns whether this was one. */
export function addAnnounced(collector: Collector, piece: Piece, at: number): boolean {
  const line = plainText(piece.whole)
  return (
    addNumberedKey(collector, piece, line) ||
    addHeading(collector, piece, line, at) ||
    addKeyLine(collector, piece, line) ||
    addExplanation(collector, piece, line) ||
    addMeta(collector, piece, line) ||
    addPassageCue(collector, piece, line, at)
  )
}

const NUMBERED_KEY =
  /^\s*(?:kunci(?:\s+jawaban)?|jawaban)\s+(?:soal\s+)?(?:no(?:mor)?\.?\s*)?(\d{1,3})\s*(?:[:=]|[–-](?!\s*\d))\s*(\S.{0,79})$/i

/** `Kunci jawaban nomor 3: B`, wherever it stands. */
function addNumberedKey(collector: Collector, { position }: Piece, line: string): boolean {
  const [, number, key = ''] = NUMBERED_KEY.exec(line) ?? []
  if (number === undefined || collector.questions.length === 0 || collector.mode === 'passage') return false
  addKeys(collector, [{ number: Number(number), key: key.trim() }], 'line', position)
  collector.mode = 'after'
  return true
}

/** The heading of a sub-test once more, above its keys. */
function repeatsTitle(collector: Collector, line: string): boolean {
  const title = tidyTitle(line)
  if (collector.mode !== 'answers' || !collector.questions.some(question => question.title === title))
    return false
  collector.answersOf = title
  collector.answering = undefined
  return true
}

/** `Kunci:` below a question that has none, with the key on the next line, is no heading. */
function isOwnKey({ current, items, mode }: Collector, at: number): boolean {
  const [key, next] = [items[at + 1], items[at + 2]]
  if (!current || current.keys.length > 0 || mode === 'answers' || mode === 'passage') return false
  if (key?.kind !== 'piece' || isNumbered(key)) return false
  const said = plainText(key.whole).trim()
  if (said === '' || said.endsWith(':') || parseKeyList(said).length > 1 || parseKeyRow(said).length > 0)
    return false
  // Letters one below the other are those of several questions.
  if (next?.kind === 'piece' && /^[A-H]$/.test(plainText(next.whole).trim())) return false
  const isLast = next === undefined || (isNumbered(next) && next.head.value === current.number + 1)
  return current.options.length > 0 ? parseLetters(said) !== undefined && said.length <= 12 : isLast
}

function addHeading(collector: Collector, piece: Piece, line: string, at: number): boolean {
  const { current, items } = collector
  if (repeatsTitle(collector, line)) return true
  if (
    piece.head?.kind === 'letter' &&
    current &&
    current.options.length === piece.head.index &&
    !isHeadingStyle(piece) &&
    isOpenForOptions(collector)
  )
    return false
  const section = words.findSection(line, piece.head === undefined && looksLikeHeading(piece))
  const next = items.slice(at + 1).find(item => item.kind === 'piece' && !isBlank(item.whole))
  const isBeforeList = isNumbered(next) && current !== undefined && next.head.value <= current.number
  const isAnswers = words.isAnswersHeading(line) || (words.isExplanationsHeading(line) && isBeforeList)
  if (isAnswers && isOwnKey(collector, at)) return false
  if (isAnswers && (collector.questions.length > 0 || section !== undefined)) {
    collector.mode = 'answers'
    return true
  }
  // Above the first question any line may be the name of its sub-test.
  if (collector.mode === 'before' && isNumbered(next)) collector.title = tidyTitle(line)
  if (section === undefined && !isSectionTitle(collector, piece, line, next))
    return isKeyCaption(line, items[at + 1])
  collector.section = section
  if (collector.mode === 'answers') return true
  collector.title = tidyTitle(line)
  if (collector.current) collector.current.end = piece.position
  collector.current = undefined
  collector.mode = 'before'
  return true
}

const PART = /^\s*(?:(?:bagian|part|section|paket)\s+(?:[IVX]{1,4}|\d|[A-H])\b|[IVX]{1,4}\s*[.)]\s)/i

/** `LITERASI` or `B. PENALARAN` between a question that is done and the next number, `II. Literasi` above a new number 1. */
function isSectionTitle(
  { current, mode }: Collector,
  piece: Piece,
  line: string,
  next: Item | undefined,
): boolean {
  const isNewPart = PART.test(line) && isNumbered(next) && next.head.value === 1
  const isTitle = line.length < 80 && (isNewPart || (line === line.toUpperCase() && /\p{Lu}{4}/u.test(line)))
  const isFree = piece.head === undefined || piece.head.kind === 'letter' || piece.head.kind === 'roman'
  return (
    isTitle &&
    isFree &&
    words.findKeyLabel(line) === undefined &&
    isComplete(current) &&
    mode !== 'passage' &&
    (isNewPart || mode !== 'explanation') &&
    isNumbered(next)
  )
}

/** Words above a table of keys. */
function isKeyCaption(line: string, next: Item | undefined): boolean {
  return (
    /^\s*(?:kunci|jawaban)\b.{0,60}$/i.test(line) && next?.kind === 'grid' && readKeyTable(next) !== undefined
  )
}

const isOpenForOptions = ({ mode }: Collector) => mode === 'stem' || mode === 'options'

function addKeyLine(collector: Collector, piece: Piece, line: string): boolean {
  const label = words.findKeyLabel(line)
  const question = collector.mode === 'answers' ? undefined : collector.current
  if (label === undefined || !question || collector.mode === 'passage') return false
  const rest = trimContent(sliceContent(piece.whole, label))
  const list = parseKeyList(plainText(rest))
  if (list.length > 1) {
    addKeys(collector, list, 'list', piece.position)
    collector.mode = 'after'
    return true
  }
  const explained =
    /\n|(?<=^[([]?[A-H][).\]]?),?\s+(?=(?:pembahasan|penjelasan|karena|sebab|alasan|because)\b)/i.exec(
      plainText(rest),
    )
  const key = explained ? trimContent(sliceContent(rest, 0, explained.index)) : rest
  if (isBlank(key)) {
    collector.mode = 'key'
    return true
  }
  const said = plainText(key)
    .replace(/^(.*[^*\])])[*\])]+\s*$/s, (all, inside: string) => (/[([]/.test(inside) ? all : inside))
    .trim()
  question.keys.push({ text: said, content: key, source: 'line', position: piece.position })
  collector.mode = 'after'
  if (explained) addExplained(collector, trimContent(sliceContent(rest, explained.index)))
  return true
}

function addExplained(collector: Collector, content: Piece['content']) {
  const line = plainText(content)
  const label = words.findExplanationLabel(line) ?? /^[\s,]*/.exec(line)?.[0].length ?? 0
  if (collector.current)
    addParagraph(collector.current.explanation, trimContent(sliceContent(content, label)))
  collector.mode = 'explanation'
}

function addExplanation(collector: Collector, piece: Piece, line: string): boolean {
  const label = words.findExplanationLabel(line)
  if (
    label === undefined ||
    !collector.current ||
    collector.mode === 'answers' ||
    collector.mode === 'passage'
  )
    return false
  collector.mode = 'explanation'
  collector.inner = undefined
  addParagraph(collector.current.explanation, trimContent(sliceContent(piece.whole, label)))
  return true
}

function addMeta(collector: Collector, piece: Piece, line: string): boolean {
  const meta = words.findMetaLabel(line)
  const { current, mode } = collector
  if (!meta || !current || mode === 'passage' || mode === 'answers') return false
  current.meta[meta.name] = plainText(trimContent(sliceContent(piece.whole, meta.length)))
  return true
}

/** A passage is announced between questions; inside a stem "Perhatikan gambar berikut!" is the question's own. */
function addPassageCue(collector: Collector, piece: Piece, line: string, at: number): boolean {
  const { mode, current } = collector
  const cue = words.findPassageCue(line)
  if (!cue || mode === 'answers' || piece.head?.kind === 'number' || piece.head?.kind === 'letter')
    return false
  // `Soal 1 – 10` right above the first of them says how many there are.
  const isAlone = words.isBareRange(line) || words.isTitleCue(line)
  if (isAlone && isNumbered(collector.items[at + 1])) return false
  const isBetween = current === undefined || isComplete(current)
  const isLater =
    cue.from !== undefined && (current === undefined || cue.from > current.number || mode !== 'stem')
  if (!isBetween && !isLater) return false
  if (
    cue.from === undefined &&
    (mode === 'passage' || mode === 'explanation' || (mode === 'options' && current?.options.length === 0))
  )
    return false
  if (current) current.end = Math.min(current.end, piece.position)
  if (
    cue.from === undefined &&
    mode === 'before' &&
    collector.questions.length === 0 &&
    !hasNumberSoon(collector, piece)
  )
    return false
  const title = /^Bacaan untuk soal nomor [^:]*(?:: (.*))?$/.exec(line.trim())
  // `Teks 2` was the title of what is announced only now.
  if (mode === 'passage' && collector.passage?.blocks.length === 0) collector.passages.pop()
  addPassage(collector, {
    title: title ? (title[1] ?? '') : line.trim(),
    announcement: piece.whole,
    blocks: [],
    position: piece.position,
    cue,
  })
  collector.mode = 'passage'
  return true
}

/** An instruction above everything, such as "Bacalah petunjuk berikut", is no passage. */
function hasNumberSoon({ items }: Collector, piece: Piece): boolean {
  return !/petunjuk|aturan|instruksi|doa|basmalah/i.test(plainText(piece.whole)) && items.some(isNumbered)
}
