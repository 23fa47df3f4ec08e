import { isBlank, OBJECT, paragraph, plainText, sliceContent, text, trimContent } from '../content/content.ts'
import type { DocumentItem } from '../docx/document.ts'
import {
  addKeys,
  addParagraph,
  addPassage,
  type Collector,
  createCollector,
  findAnswered,
  finishCollecting,
  isComplete,
  startQuestion,
  targetOf,
  tidyTitle,
} from './collector.ts'
import { collectGrid } from './collect-grid.ts'
import * as words from './keywords.ts'
import { listPieces } from './list-pieces.ts'
import { hasAnswersAhead } from './looks-ahead.ts'
import { parseKeyList, parseKeyRow, parseLetters } from './parse-keys.ts'
import { type Head, isNumbered, type Item, type Piece } from './piece.ts'
import { readKeyTable } from './read-grid.ts'

type NumberHead = Extract<Head, { kind: 'number' }>
type LetterHead = Extract<Head, { kind: 'letter' }>

/** No heading of an exam is as long; below it stands what questions are about. */
const LONG = 200

const isHeadingStyle = ({ style }: Piece) => /^(heading|judul|title|subtitle)/.test(style)

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

const isNumberedAgain = (items: Collector['items'], at: number, value: number) =>
  items
    .slice(at + 1)
    .some(
      (item, index) =>
        isNumbered(item) && item.head.value === value && hasAnswersAhead(items, at + 1 + index),
    )

/** Whether a number begins a question, or an item of a list inside one. */
function isQuestionStart(collector: Collector, head: NumberHead, piece: Piece, at: number): boolean {
  const { current, inner, items, mode, passage } = collector
  const isNext = current === undefined || head.value === current.number + 1
  if (mode === 'passage' && passage) {
    const { from } = passage.cue
    if (head.form === 'paren') return false
    if (from === undefined) return hasAnswersAhead(items, at)
    // A list in the passage may count the same numbers; the question is the one that can be answered.
    if (!hasAnswersAhead(items, at) && isNumberedAgain(items, at, head.value)) return false
    return head.value === from || (current !== undefined && isNext)
  }
  if (isHeadingStyle(piece) && !hasAnswersAhead(items, at)) return false
  if (
    current === undefined &&
    collector.isInstructing &&
    !hasAnswersAhead(items, at) &&
    isNumberedAgain(items, at, 1)
  )
    return false
  if (current === undefined) return head.form !== 'paren' || hasAnswersAhead(items, at)
  if (
    head.form === 'paren' &&
    !(isNext && hasAnswersAhead(items, at) && current.list === undefined && isComplete(current))
  )
    return false
  const isDeeper =
    head.form === 'auto' &&
    current.isAutomatic &&
    head.list !== current.list &&
    (head.level > current.level || piece.indent > current.indent + 100)
  if (
    isDeeper &&
    !(isNext && isComplete(current) && hasAnswersAhead(items, at) && head.level <= current.level)
  )
    return false
  if (head.form === 'auto' && current.isAutomatic && head.list === current.list) return true
  if (mode === 'explanation') {
    const isStep = inner !== undefined && head.value === inner.last + 1
    return isStep ? isNext && hasAnswersAhead(items, at) : isNext || hasAnswersAhead(items, at)
  }
  if (isComplete(current)) return true
  if (inner && head.value === inner.last + 1 && inner.list === head.list) return false
  return isNext || !(head.value === 1 && current.stem.length > 0)
}

function addInnerItem(collector: Collector, piece: Piece, head: NumberHead) {
  const blocks = targetOf(collector)
  if (head.form === 'paren') {
    addParagraph(blocks, piece.whole)
    return
  }
  const last = blocks.at(-1)
  const item = [paragraph(piece.content)]
  const isOngoing =
    last?.kind === 'list' && last.start !== null && last.start + last.items.length === head.value
  if (isOngoing) last.items.push(item)
  else blocks.push({ kind: 'list', start: head.value, items: [item] })
  collector.inner = { last: head.value, list: head.list }
}

function addNumbered(collector: Collector, piece: Piece, head: NumberHead, at: number) {
  if (collector.mode === 'answers' && addAnswer(collector, piece, head, at)) return
  if (!isQuestionStart(collector, head, piece, at)) {
    if (collector.mode === 'after' || collector.mode === 'before') addLoose(collector, piece)
    else addInnerItem(collector, piece, head)
    return
  }
  const question = startQuestion(collector, piece, head.value)
  const line = plainText(piece.content)
  const inline = words.findInlineKey(line)
  if (inline)
    question.keys.push({
      text: inline.key,
      content: [text(inline.key)],
      source: 'line',
      position: piece.position,
    })
  addParagraph(question.stem, inline ? trimContent(sliceContent(piece.content, 0, inline.at)) : piece.content)
}

/** `1. B` or `1. Jawaban: B` below the heading of the keys, with or without an explanation. */
function addAnswer(collector: Collector, piece: Piece, head: NumberHead, at: number): boolean {
  const { items } = collector
  const following = items.slice(at + 1).find(item => item.kind === 'piece')
  const isOption =
    following?.kind === 'piece' && following.head?.kind === 'letter' && following.head.index === 0
  if (isOption && parseLetters(plainText(piece.content)) === undefined) return false
  const list = parseKeyList(plainText(piece.whole))
  if (list.length > 1) {
    addKeys(collector, list, 'list', piece.position)
    return true
  }
  const question = findAnswered(collector, head.value)
  collector.answering = question
  if (question) addAnswerText(collector, piece)
  return true
}

function addAnswerText(collector: Collector, { content, position }: Piece) {
  const question = collector.answering
  if (!question) return
  const line = plainText(content)
  const label = words.findKeyLabel(line) ?? 0
  const explanation = words.findExplanationLabel(line)
  if (explanation !== undefined) {
    addParagraph(question.explanation, trimContent(sliceContent(content, explanation)))
    return
  }
  const rest = line.slice(label)
  const lead = /^\s*[([]?([A-Ha-h])[)\]]?\s*(?:[.):–—-]|\s{2,}|\t|(?=\n)|$)\s*/.exec(rest)
  const isWord = question.options.length === 0 || label > 0
  const key = { source: 'list' as const, position }
  if (lead && question.options.length > 0) {
    question.keys.push({ ...key, text: lead[1] ?? '', content: [text(lead[1] ?? '')] })
    addParagraph(question.explanation, trimContent(sliceContent(content, label + lead[0].length)))
  } else if (isWord || parseLetters(rest))
    question.keys.push({ ...key, text: rest.trim(), content: trimContent(sliceContent(content, label)) })
  else addParagraph(question.explanation, content)
}

function addLettered(collector: Collector, piece: Piece, head: LetterHead) {
  const { current, mode } = collector
  if (!current || mode === 'passage' || mode === 'answers' || mode === 'before' || mode === 'key') {
    addOther(collector, piece)
    return
  }
  const { options } = current
  const isAgain = options.some(option => option.index === head.index)
  if (head.index === 0 && isAgain && options[0]?.isUpper !== head.isUpper && mode !== 'explanation') {
    // Statements a, b, c of the stem; the options come only now.
    for (const option of options.splice(0))
      addParagraph(current.stem, [text(`${'abcdefgh'.charAt(option.index)}. `), ...option.content])
    current.stem.push(...collector.looseBlocks.splice(0))
    collector.loose = []
  } else if (isAgain || mode === 'explanation' || (options.length === 0 && head.index > 1)) {
    addOther(collector, piece)
    return
  }
  options.push({
    index: head.index,
    isUpper: head.isUpper,
    position: piece.position,
    content: piece.content,
    more: [],
    labelLook: piece.labelLook,
    tick: piece.tick,
  })
  collector.mode = 'options'
}

/** After the last option only what belongs to it goes on: a picture below its letter, or words before the next letter. */
function continuesOption(collector: Collector, piece: Piece, at: number): boolean {
  const option = collector.current?.options.at(-1)
  if (!option) return false
  const isObject = plainText(piece.whole).replaceAll(OBJECT, '').trim() === ''
  if (isBlank(option.content) || isObject) return true
  const next = collector.items
    .slice(at + 1)
    .find(
      item =>
        item.kind === 'grid' ||
        item.head !== undefined ||
        words.findKeyLabel(plainText(item.whole)) !== undefined,
    )
  return next?.kind === 'piece' && next.head?.kind === 'letter' && next.head.index === option.index + 1
}

function addLoose(collector: Collector, piece: Piece) {
  if (collector.mode === 'before') return
  collector.mode = 'after'
  collector.loose.push(piece)
  collector.looseBlocks.push(paragraph(piece.whole))
}

function addOther(collector: Collector, piece: Piece, at = 0) {
  const { mode, current } = collector
  if (mode === 'key' && current) {
    current.keys.push({
      text: plainText(piece.whole).trim(),
      content: piece.whole,
      source: 'line',
      position: piece.position,
    })
    collector.mode = 'after'
    return
  }
  if (mode === 'answers') {
    const list = parseKeyList(plainText(piece.whole))
    if (list.length > 0) addKeys(collector, list, 'list', piece.position)
    else if (addKeyRow(collector, piece)) return
    else if (collector.answering) addAnswerText(collector, piece)
    return
  }
  if (mode === 'before') {
    if (/petunjuk|tata tertib|peraturan|instruksi|perhatian/i.test(plainText(piece.whole)))
      collector.isInstructing = true
    else if (!collector.isInstructing && plainText(piece.whole).length > LONG) {
      collector.loose.push(piece)
      collector.looseBlocks.push(paragraph(piece.whole))
    }
    return
  }
  const list = parseKeyList(plainText(piece.whole))
  if (list.length >= 2 && mode !== 'passage' && isComplete(current) && answersUnanswered(collector, list)) {
    addKeys(collector, list, 'list', piece.position)
    return
  }
  const isOutside = mode === 'after' || (mode === 'options' && !continuesOption(collector, piece, at))
  if (isOutside) addLoose(collector, piece)
  else if (piece.head?.kind === 'bullet') addBullet(collector, piece)
  else if (piece.head?.kind === 'roman')
    addParagraph(targetOf(collector), [text(`${piece.head.text} `), ...piece.content])
  else addParagraph(targetOf(collector), piece.whole)
}

/** Letters alone are keys where there are as many as questions that wait for one. */
function addKeyRow(collector: Collector, { whole, position }: Piece): boolean {
  const keys = parseKeyRow(plainText(whole))
  const open = collector.questions.filter(question => question.keys.length === 0)
  if (keys.length === 0 || keys.length !== open.length) return false
  for (const [at, key] of keys.entries())
    open[at]?.keys.push({ text: key, content: [text(key)], source: 'list', position })
  return true
}

/** A line of numbers and letters is a list of keys if it names questions that have none. */
function answersUnanswered({ questions }: Collector, list: readonly { number: number }[]): boolean {
  return list.every(({ number }) =>
    questions.some(question => question.number === number && question.keys.length === 0),
  )
}

function addBullet(collector: Collector, piece: Piece) {
  const blocks = targetOf(collector)
  const last = blocks.at(-1)
  const item = paragraph(piece.tick === '' ? piece.content : [text(`${piece.tick} `), ...piece.content])
  if (last?.kind === 'list' && last.start === null) last.items.push([item])
  else blocks.push({ kind: 'list', start: null, items: [[item]] })
}

/** Lines that say themselves what they are. Returns whether this was one. */
function addAnnounced(collector: Collector, piece: Piece, at: number): boolean {
  const line = plainText(piece.whole)
  return (
    addHeading(collector, piece, line, at) ||
    addKeyLine(collector, piece, line) ||
    addExplanation(collector, piece, line) ||
    addMeta(collector, piece, line) ||
    addPassageCue(collector, piece, line)
  )
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

/** `LITERASI` or `B. PENALARAN` between a question that is done and the next number. */
function isSectionTitle(
  { current, mode }: Collector,
  piece: Piece,
  line: string,
  next: Item | undefined,
): boolean {
  const isTitle = line.length < 80 && line === line.toUpperCase() && /\p{Lu}{4}/u.test(line)
  const isFree = piece.head === undefined || piece.head.kind === 'letter' || piece.head.kind === 'roman'
  return (
    isTitle &&
    isFree &&
    words.findKeyLabel(line) === undefined &&
    isComplete(current) &&
    mode !== 'passage' &&
    mode !== 'explanation' &&
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
  const explained = /\n|(?<=[A-H][).]?)\s+(?=(?:pembahasan|penjelasan)\b)/i.exec(plainText(rest))
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
  const label = words.findExplanationLabel(plainText(content)) ?? 0
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
function addPassageCue(collector: Collector, piece: Piece, line: string): boolean {
  const { mode, current } = collector
  const cue = words.findPassageCue(line)
  if (!cue || mode === 'answers' || piece.head?.kind === 'number' || piece.head?.kind === 'letter')
    return false
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
  addPassage(collector, {
    title: title ? (title[1] ?? '') : line.trim(),
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

/** Styles of our own layout that are never a label, whatever the words begin with. */
function addContinued(collector: Collector, piece: Piece): boolean {
  if (collector.mode !== 'stem' && collector.mode !== 'explanation' && collector.mode !== 'passage')
    return false
  if (piece.style === 'lanjutan') addParagraph(targetOf(collector), piece.whole)
  else if (piece.style === 'butir' && piece.head?.kind === 'number')
    addInnerItem(collector, piece, piece.head)
  else if (piece.style === 'butir') addBullet(collector, piece)
  else return false
  return true
}

/** A sub-test of our own layout: what comes next is its own, whatever came before. */
function addChapter(collector: Collector, { style, whole, position }: Piece): boolean {
  if (style !== 'subtes') return false
  if (collector.current) collector.current.end = position
  collector.current = undefined
  collector.chapter = plainText(whole).trim()
  collector.mode = 'before'
  return true
}

function collectPiece(collector: Collector, piece: Piece, at: number) {
  if (isBlank(piece.whole) && piece.head === undefined) return
  if (addChapter(collector, piece)) return
  if (addContinued(collector, piece)) return
  const isOwnNumber =
    piece.head?.kind === 'number' && words.findSection(plainText(piece.whole), false) === undefined
  if (!isOwnNumber && addAnnounced(collector, piece, at)) return
  if (piece.head?.kind === 'number') addNumbered(collector, piece, piece.head, at)
  else if (piece.head?.kind === 'letter') addLettered(collector, piece, piece.head)
  else addOther(collector, piece, at)
}

/** Finds questions, passages and answers in a document. */
export function collectQuestions(document: readonly DocumentItem[]): Collector {
  const collector = createCollector(listPieces(document))
  const collectAll = (items: Collector['items']) => {
    const outer = collector.items
    collector.items = items
    items.forEach((item, at) => {
      if (item.kind === 'piece') collectPiece(collector, item, at)
      else collectGrid(collector, item, items, at, nested => collectAll(listPieces(nested)))
    })
    collector.items = outer
  }
  collectAll(collector.items)
  finishCollecting(collector)
  return collector
}
