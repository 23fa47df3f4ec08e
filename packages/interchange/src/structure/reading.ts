import { type Inline, OBJECT, plainText } from '../content/content.ts'
import { asksForPairs } from './keywords.ts'
import type { Mark, MarkOf, Target } from './mark.ts'
import type { RawOption } from './raw-question.ts'

/** What the next line continues. */
export type Mode = 'before' | 'stem' | 'options' | 'key' | 'after' | 'explanation' | 'passage' | 'answers'

/** A question as far as it has been read. */
export interface Shape {
  number: number
  isAutomatic: boolean
  list: string | undefined
  level: number
  indent: number
  hasStem: boolean
  /** Something is to be matched with something. */
  asksForPairs: boolean
  /** How the stem ends: with boxes to tick, of which one is ticked. */
  boxes: 'none' | 'open' | 'ticked'
  options: readonly { option: RawOption /** Lines below the first. */; more: number }[]
  hasStatements: boolean
  isKeyed: boolean
}

interface Asked {
  number: number
  title: string
  isKeyed: boolean
}

/** All that the meaning of the next line depends on. */
export interface Reading {
  mode: Mode
  question: Shape | undefined
  asked: readonly Asked[]
  /** Of the heading that came last, and of the heading above the keys that are being read. */
  title: string
  answersOf: string
  passage: { from: number | undefined; isEmpty: boolean }
  /** The last number of a list inside the stem, so that its `2.` is not question 2. */
  inner: { last: number; list: string | undefined } | undefined
  /** Instructions were announced, whose numbers are no questions. */
  isInstructing: boolean
}

export const start: Reading = {
  mode: 'before',
  question: undefined,
  asked: [],
  title: '',
  answersOf: '',
  passage: { from: undefined, isEmpty: false },
  inner: undefined,
  isInstructing: false,
}

/** Whether a question can be answered with what has been read of it. */
export const isComplete = (question: Shape | undefined): boolean =>
  question !== undefined &&
  (question.options.length > 0 || question.isKeyed || question.hasStatements || question.boxes === 'ticked')

/** Whether all questions of these numbers have been asked and none has a key yet. */
export const isAwaited = (reading: Reading, keys: readonly { number: number }[]): boolean =>
  isComplete(reading.question) && keys.every(({ number }) => isOpen(reading, number))

/** Whether a question of this number has been asked and has no key yet. */
export const isOpen = ({ asked }: Reading, number: number): boolean =>
  asked.some(each => each.number === number && !each.isKeyed)

/** The same for `B. LITERASI MEMBACA` and `Literasi membaca:`. */
export const tidyTitle = (line: string) =>
  line
    .toLowerCase()
    .replace(/^\s*(?:[a-h]|[ivx]{1,5}|\d)\s*[.)]\s*/, '')
    .replaceAll(/[\s:.]+/g, ' ')
    .trim()

export const holdsObject = ({ option, more }: Shape['options'][number]) =>
  more > 0 || plainText(option.content).includes(OBJECT)

/** What a line without a label of its own continues; undefined where that is nothing. */
export function findTarget({ mode, question }: Reading): Target | undefined {
  if (mode === 'passage') return 'passage'
  if (mode === 'answers') return 'answer'
  if (!question) return undefined
  if (mode === 'explanation') return 'explanation'
  return mode === 'options' && question.options.length > 0 ? 'option' : 'stem'
}

/** The first question of this number without a key has one from now on. */
function answer(asked: readonly Asked[], number: number, title: string): readonly Asked[] {
  const at = asked.findIndex(
    each => each.number === number && !each.isKeyed && (title === '' || each.title === title),
  )
  return at < 0 ? asked : asked.with(at, { ...(asked[at] as Asked), isKeyed: true })
}

function answerAll(reading: Reading, numbers: readonly number[]): Reading {
  const asked = numbers.reduce((all, number) => answer(all, number, reading.answersOf), reading.asked)
  const isKeyed = asked.at(-1)?.isKeyed ?? false
  const { question } = reading
  return { ...reading, asked, question: question && { ...question, isKeyed: question.isKeyed || isKeyed } }
}

/** The question that is being read is the last one that was asked. */
function keyOwn(reading: Reading): Reading {
  const { asked, question } = reading
  const last = asked.at(-1)
  if (!question || !last) return reading
  return {
    ...reading,
    asked: [...asked.slice(0, -1), { ...last, isKeyed: true }],
    question: { ...question, isKeyed: true },
  }
}

function addContent(reading: Reading, to: Target, isBox: boolean, content: readonly Inline[]): Reading {
  const { question, passage } = reading
  if (to === 'passage') return { ...reading, passage: { ...passage, isEmpty: false } }
  if (!question) return reading
  if (to === 'stem') {
    const isTicked = isBox && (question.boxes === 'ticked' || plainText(content).startsWith('✓ '))
    const boxes = isTicked ? 'ticked' : isBox ? 'open' : 'none'
    const asks = question.asksForPairs || asksForPairs(plainText(content))
    return { ...reading, question: { ...question, hasStem: true, asksForPairs: asks, boxes } }
  }
  const last = question.options.at(-1)
  if (to !== 'option' || !last) return reading
  const options = [...question.options.slice(0, -1), { ...last, more: last.more + 1 }]
  return { ...reading, question: { ...question, options } }
}

function ask(reading: Reading, mark: MarkOf<'question'>): Reading {
  const { content, number, isAutomatic, list, level, indent } = mark
  const question: Shape = {
    number,
    isAutomatic,
    list,
    level,
    indent,
    hasStem: content.length > 0,
    asksForPairs: asksForPairs(plainText(content)),
    boxes: 'none',
    options: [],
    hasStatements: false,
    isKeyed: false,
  }
  const asked = [...reading.asked, { number, title: reading.title, isKeyed: false }]
  return { ...reading, mode: 'stem', question, asked, inner: undefined }
}

function offer(reading: Reading, { options, restarts }: MarkOf<'options'>): Reading {
  const { question } = reading
  if (!question) return reading
  const before = restarts ? [] : question.options
  const added = options.map(option => ({ option, more: 0 }))
  const boxes = restarts ? 'none' : question.boxes
  const hasStem = question.hasStem || restarts
  return {
    ...reading,
    mode: 'options',
    question: { ...question, hasStem, boxes, options: [...before, ...added] },
  }
}

const leave = (reading: Reading): Reading => ({ ...reading, mode: 'before', question: undefined })

type Advance = { [Role in Mark['role']]: (reading: Reading, mark: MarkOf<Role>) => Reading }

const advances: Advance = {
  chapter: leave,
  section: (reading, { isAmongAnswers }) => (isAmongAnswers ? reading : leave(reading)),
  answers: reading => ({ ...reading, mode: 'answers' }),
  'answers of': (reading, { of }) => ({ ...reading, answersOf: of }),
  passage: (reading, { cue }) => ({
    ...reading,
    mode: 'passage',
    passage: { from: cue.from, isEmpty: true },
  }),
  question: ask,
  options: offer,
  statements: reading => ({
    ...reading,
    mode: 'after',
    question: reading.question && { ...reading.question, hasStatements: true },
  }),
  key: (reading, { ends }) => ({ ...keyOwn(reading), mode: ends ? 'after' : reading.mode }),
  'key label': reading => ({ ...reading, mode: 'key' }),
  keys: (reading, { keys, ends }) => ({
    ...answerAll(
      reading,
      keys.map(({ number }) => number),
    ),
    mode: ends ? 'after' : reading.mode,
  }),
  answer: (reading, { number }) => (number === undefined ? reading : answerAll(reading, [number])),
  'answer rows': (reading, { rows }) => ({
    ...answerAll(
      reading,
      rows.map(({ number }) => number),
    ),
    mode: 'answers',
  }),
  explanation: reading => ({ ...reading, mode: 'explanation', inner: undefined }),
  hint: reading => ({ ...reading, mode: 'explanation', inner: undefined }),
  meta: reading => reading,
  block: (reading, { to, block }) =>
    addContent(reading, to, false, block.kind === 'paragraph' ? block.content : []),
  item(reading, { to, start: number, list, content }) {
    const inner = number === null ? reading.inner : { last: number, list }
    return addContent({ ...reading, inner }, to, number === null, content)
  },
  loose: reading => (reading.mode === 'before' ? reading : { ...reading, mode: 'after' }),
  instruction: reading => ({ ...reading, isInstructing: true }),
  warning: (reading, { ends }) => (ends ? { ...reading, mode: 'after' } : reading),
  nothing: reading => reading,
}

function advanceBy<Role extends Mark['role']>(role: Role, reading: Reading, mark: MarkOf<Role>): Reading {
  return advances[role](reading, mark)
}

/** What is known after a line, from what was known before it and from what the line is. */
export function advance(reading: Reading, mark: Mark): Reading {
  const next = advanceBy(mark.role, reading, mark)
  return mark.title === undefined ? next : { ...next, title: mark.title }
}
