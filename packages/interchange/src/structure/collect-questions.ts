import {
  type Inline,
  isBlank,
  paragraph,
  plainText,
  sliceContent,
  text,
  trimContent,
} from '../content/content.ts'
import type { DocumentItem } from '../docx/document.ts'
import { addAnnounced } from './collect-announced.ts'
import { collectGrid } from './collect-grid.ts'
import { continuesOption, splitNext } from './collect-options.ts'
import {
  addKeys,
  addParagraph,
  type Collector,
  createCollector,
  findAnswered,
  finishCollecting,
  isComplete,
  startQuestion,
  targetOf,
  warn,
  warnOfTop,
} from './collector.ts'
import * as words from './keywords.ts'
import { listPieces } from './list-pieces.ts'
import { parseKeyList, parseKeyRow, parseLetters } from './parse-keys.ts'
import { numberStems } from './number-stems.ts'
import type { Item, LetterHead, NumberHead, Piece } from './piece.ts'
import { isQuestionStart } from './question-start.ts'
import type { RawKey } from './raw-question.ts'

/** No heading of an exam is as long; below it stands what questions are about. */
const LONG = 200
const INSTRUCTION =
  /\b(?:pilih|jawab|kerja|tulis|isi|beri|silang|gunakan|waktu|lembar|dilarang|berdoa|periksa|bulat|hitam)/i

/** A sentence above the first question that tells nobody what to do. */
const isProse = (words: string) =>
  words.length > LONG || (words.length > 60 && /[.”"]\s*$/.test(words) && !INSTRUCTION.test(words))

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
  const { content, key } = takeInlineKey(piece.content, piece.position)
  if (key) question.keys.push(key)
  addParagraph(question.stem, content)
}

/** A line without the key that stands at its end. */
function takeInlineKey(content: Inline[], position: number): { content: Inline[]; key?: RawKey } {
  const found = words.findInlineKey(plainText(content))
  if (!found) return { content }
  const key: RawKey = { text: found.key, content: [text(found.key)], source: 'line', position }
  return { content: trimContent(sliceContent(content, 0, found.at)), key }
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
  const lead =
    /^\s*[([]?([A-Ha-h])[)\]]?\s*(?:[.):–—-]|\s{2,}|\t|,?\s+(?=(?:karena|sebab)\b)|(?=\n)|$)\s*/i.exec(rest)
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
  for (const [at, part] of splitNext(options, piece, head).entries()) {
    const { content, key } = takeInlineKey(part, piece.position)
    if (key) current.keys.push(key)
    options.push({
      index: head.index + at,
      isUpper: head.isUpper,
      position: piece.position,
      content,
      more: [],
      labelLook: piece.labelLook,
      tick: at === 0 ? piece.tick : '',
    })
  }
  collector.mode = 'options'
}

/** A line that is drawn to part questions. */
const RULE = /^\s*(?:[-–—=_*~]\s*){3,}$/

function addLoose(collector: Collector, piece: Piece) {
  if (collector.mode === 'before' || RULE.test(plainText(piece.whole))) return
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
    else if (addKeyRow(collector, piece, at)) return
    else if (collector.answering) addAnswerText(collector, piece)
    return
  }
  if (mode === 'before') {
    if (/petunjuk|tata tertib|peraturan|instruksi|perhatian/i.test(plainText(piece.whole)))
      collector.isInstructing = true
    else if (!collector.isInstructing && isProse(plainText(piece.whole))) {
      collector.loose.push(piece)
      collector.looseBlocks.push(paragraph(piece.whole))
    } else if (piece.whole.some(({ kind }) => kind === 'formula' || kind === 'picture'))
      warnOfTop(collector, piece.position)
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

/** Letters alone, in a row or each on a line of its own, are keys where as many questions wait for one. */
function addKeyRow(collector: Collector, { whole, position }: Piece, at: number): boolean {
  const row = parseKeyRow(plainText(whole))
  const keys = row.length > 0 ? row : listLetterLines(collector, at)
  const open = collector.questions.filter(question => question.keys.length === 0)
  if (keys.length === 0 || keys.length !== open.length) return false
  for (const [order, key] of keys.entries())
    open[order]?.keys.push({ text: key, content: [text(key)], source: 'list', position })
  return true
}

/** The letters of the lines from here on, as long as each is nothing else. */
function listLetterLines({ items }: Collector, at: number): string[] {
  const letters = items.slice(at).map(item => (item.kind === 'piece' ? plainText(item.whole).trim() : ''))
  const end = letters.findIndex(letter => !/^[A-H]$/.test(letter))
  return letters.slice(0, end < 0 ? letters.length : end)
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

function collectItems(top: readonly Item[]): Collector {
  const collector = createCollector(top)
  const collectAll = (items: readonly Item[]) => {
    const outer = collector.items
    collector.items = items
    items.forEach((item, at) => {
      if (item.kind === 'piece') collectPiece(collector, item, at)
      else collectGrid(collector, item, items, at, nested => collectAll(listPieces(nested)))
    })
    collector.items = outer
  }
  collectAll(top)
  finishCollecting(collector)
  return collector
}

/** Finds questions, passages and answers in a document. */
export function collectQuestions(document: readonly DocumentItem[]): Collector {
  const items = listPieces(document)
  const collector = collectItems(items)
  const numbered = collector.questions.some(isComplete) ? undefined : numberStems(items)
  if (!numbered) return collector
  const guessed = collectItems(numbered)
  warn(
    guessed,
    'numbers_missing',
    'Soal di dokumen ini tidak bernomor, jadi awal tiap soal ditebak dari opsi A-nya. Periksa batas tiap soal.',
    0,
  )
  return guessed
}
