import { paragraph, plainText, sliceContent, text, trimContent } from '../content/content.ts'
import type { Remark } from '../model/draft.ts'
import { appendBlocks } from './append-block.ts'
import * as words from './keywords.ts'
import type { Mark, MarkOf } from './mark.ts'
import { type NumberedKey, parseKeyList, parseKeyRow, parseLetters } from './parse-keys.ts'
import type { Piece } from './piece.ts'
import type { KeySource, RawQuestion } from './raw-question.ts'
import { readTable } from './read-cells.ts'

interface Assigned {
  questions: RawQuestion[]
  warnings: Remark[]
}

const ANSWER = /^\s*[([]?([A-Ha-h])[)\]]?\s*(?:[.):–—-]|\s{2,}|\t|,?\s+(?=(?:karena|sebab)\b)|(?=\n)|$)\s*/i

/** A question with what one line below the heading of the keys says of it: its key, its explanation, or both. */
export function answerQuestion(question: RawQuestion, { content, position }: Piece): RawQuestion {
  const line = plainText(content)
  const explain = (from: number, keys = question.keys): RawQuestion => {
    const rest = trimContent(sliceContent(content, from))
    const explanation = rest.length > 0 ? [...question.explanation, paragraph(rest)] : question.explanation
    return { ...question, keys, explanation }
  }
  const addKey = (said: string, own: Piece['content']) => [
    ...question.keys,
    { text: said, content: own, source: 'list' as const, position },
  ]
  const explained = words.findExplanationLabel(line)
  if (explained !== undefined) return explain(explained)
  const label = words.findKeyLabel(line) ?? 0
  const rest = line.slice(label)
  const [lead, letter = ''] = ANSWER.exec(rest) ?? []
  if (lead !== undefined && question.options.length > 0)
    return explain(label + lead.length, addKey(letter, [text(letter)]))
  if (question.options.length === 0 || label > 0 || parseLetters(rest))
    return { ...question, keys: addKey(rest.trim(), trimContent(sliceContent(content, label))) }
  return explain(0)
}

const noQuestion = (number: number, position: number): Remark => ({
  code: 'key_without_question',
  message: `Ada kunci untuk soal ${number}, tetapi soal itu tidak ditemukan.`,
  place: { position },
})

const ambiguous = (position: number): Remark => ({
  code: 'key_ambiguous',
  message: 'Ada beberapa soal bernomor sama, jadi kunci dipasang menurut urutan bagian. Periksa kuncinya.',
  place: { position },
})

/** Goes through the keys of a document; `asked` counts the questions above the key. */
interface Desk extends Assigned {
  asked: number
  /** The heading of the sub-test whose keys are being read; empty for all. */
  title: string
  /** How many keys for this number came before: sections may each begin at 1. */
  answered: Map<number, number>
  /** The question that a list of answers with explanations is at. */
  answering: number | undefined
}

const listNumbered = ({ questions, asked, title }: Desk, number: number): number[] =>
  questions.flatMap((question, at) =>
    at < asked && question.number === number && (title === '' || question.title === title) ? [at] : [],
  )

const isOpen = ({ questions }: Desk, at: number) => questions[at]?.keys.length === 0

/** The first question of this number that has no key yet; else the one whose turn it is. */
function findAnswered(desk: Desk, number: number): number | undefined {
  const before = desk.answered.get(number) ?? 0
  desk.answered.set(number, before + 1)
  const numbered = listNumbered(desk, number)
  return numbered.find(at => isOpen(desk, at)) ?? numbered[before] ?? numbered.at(-1)
}

function change(desk: Desk, at: number | undefined, write: (question: RawQuestion) => RawQuestion) {
  const question = at === undefined ? undefined : desk.questions[at]
  if (at !== undefined && question) desk.questions[at] = write(question)
}

function addKey(desk: Desk, at: number, said: string, from: { source: KeySource; position: number }) {
  const key = { text: said, content: [text(said)], ...from }
  change(desk, at, question => ({ ...question, keys: [...question.keys, key] }))
}

function addKeys(desk: Desk, keys: readonly NumberedKey[], from: { source: KeySource; position: number }) {
  const isOpenTwice = ({ number }: NumberedKey) =>
    listNumbered(desk, number).filter(at => isOpen(desk, at)).length > 1
  if (keys.some(isOpenTwice)) desk.warnings.push(ambiguous(from.position))
  for (const { number, key } of keys) {
    const at = findAnswered(desk, number)
    if (at === undefined) desk.warnings.push(noQuestion(number, from.position))
    else addKey(desk, at, key, from)
  }
}

/** Letters alone, in a row or each on a line of its own, are keys where as many questions wait for one. */
function addKeyRow(desk: Desk, line: string, { letters, position }: MarkOf<'answer'>): boolean {
  const row = parseKeyRow(line)
  const keys = row.length > 0 ? row : letters
  const open = [...desk.questions.keys()].filter(at => at < desk.asked && isOpen(desk, at))
  if (keys.length === 0 || keys.length !== open.length) return false
  for (const [order, at] of open.entries()) addKey(desk, at, keys[order] ?? '', { source: 'list', position })
  return true
}

function readAnswer(desk: Desk, mark: MarkOf<'answer'>) {
  const { number, piece, position } = mark
  const line = plainText(piece.whole)
  const keys = parseKeyList(line)
  if (keys.length > (number === undefined ? 0 : 1)) {
    addKeys(desk, keys, { source: 'list', position })
    return
  }
  if (number !== undefined) desk.answering = findAnswered(desk, number)
  else if (addKeyRow(desk, line, mark)) return
  change(desk, desk.answering, question => answerQuestion(question, piece))
}

function readRows(desk: Desk, { rows, position }: MarkOf<'answer rows'>) {
  for (const { number, key, explanation } of rows) {
    const at = findAnswered(desk, number)
    if (at === undefined) {
      desk.warnings.push(noQuestion(number, position))
      continue
    }
    if (key !== '') addKey(desk, at, key, { source: 'table', position })
    const blocks = explanation.map(item => (item.kind === 'line' ? paragraph(item.content) : readTable(item)))
    const kept = blocks.filter(block => block.kind !== 'paragraph' || block.content.length > 0)
    change(desk, at, question => ({ ...question, explanation: [...question.explanation, ...kept] }))
  }
}

type Read = { [Role in Mark['role']]?: (desk: Desk, mark: MarkOf<Role>) => void }

function explainAnswer(desk: Desk, mark: MarkOf<'block'> | MarkOf<'item'>) {
  if (mark.to !== 'answer') return
  change(desk, desk.answering, question => ({
    ...question,
    explanation: appendBlocks(question.explanation, [mark]),
  }))
}

/** The roles that say something of keys. */
const reads: Read = {
  question(desk) {
    desk.asked += 1
    desk.answering = undefined
  },
  'answers of'(desk, { of }) {
    desk.title = of
    desk.answering = undefined
  },
  key: (desk, { key }) =>
    change(desk, desk.asked - 1, question => ({ ...question, keys: [...question.keys, key] })),
  keys: (desk, { keys, source, position }) => addKeys(desk, keys, { source, position }),
  answer: readAnswer,
  'answer rows': readRows,
  block: explainAnswer,
  item: explainAnswer,
}

function read<Role extends Mark['role']>(role: Role, desk: Desk, mark: MarkOf<Role>) {
  reads[role]?.(desk, mark)
}

/** Gives each question its keys, wherever in the document they stand, and the explanations that come with them. */
export function assignKeys(questions: readonly RawQuestion[], marks: readonly Mark[]): Assigned {
  const desk: Desk = {
    questions: [...questions],
    warnings: [],
    asked: 0,
    title: '',
    answered: new Map(),
    answering: undefined,
  }
  for (const mark of marks) read(mark.role, desk, mark)
  return { questions: desk.questions, warnings: desk.warnings }
}
