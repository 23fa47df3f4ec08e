import type { AnswerValue, QuestionPart } from '@gerbang/contract/question.ts'
import { MISSING, RIGHT, WRONG } from '@gerbang/scoring/irt/pack-responses.ts'
import { listParts } from '@gerbang/scoring/kinds/list-parts.ts'
import { findKind } from '@gerbang/scoring/kinds/question-kinds.ts'
import { createShuffle, type PaperShuffle } from '@gerbang/scoring/paper-order.ts'
import { type GivenCredits, type Marks, markItem, toMarks } from '@gerbang/scoring/score-sub-test.ts'
import { findEffortless } from '@gerbang/scoring/statistics/effort.ts'
import { NOT_SHOWN } from '@gerbang/scoring/statistics/option-table.ts'
import { chooseTrials, countBlocks, findBlock, placeTrials } from '@gerbang/scoring/trial-questions.ts'
import { limits } from '../../../../limits.ts'
import type { ScoredItem, ScoredPaper } from './papers.queries.ts'

const COUNTED = ['correct', 'partial', 'wrong', 'blank'] as const

/** One sub-test of all students. `codes` and `choices` go row by row over the questions that count. */
export interface Sheet {
  paper: ScoredPaper
  /** Voided ones are left out, and so is what people mark: no model of right and wrong fits that. */
  items: ScoredItem[]
  /** Where each of them stands in the paper. */
  places: number[]
  /** Whether a question of the paper is one of them, by place. */
  isCoded: boolean[]
  /** Places in the paper in the order in which an attempt met them; those of trial questions come after all others. */
  order: (of: Pick<Shown, 'seed' | 'shuffle' | 'on_paper'>) => number[]
  codes: Uint8Array
  /** Chosen option from 1, 0 for none; of a table a bit for each row answered as keyed. 255 for not reached. */
  choices: Uint8Array
  raw: Float64Array
  max: number
  /** Correct, partial, wrong and blank of each student. */
  counts: Uint16Array
  /** 1 for each student who took the sub-test, or at least tried. */
  taken: Uint8Array
  /** In view, row by row over the questions that count: 0 where it is not known, 255 for all that is longer. */
  seconds: Uint8Array
  /** One for each question of the paper. */
  judges: Judge[]
  /** What is measured beside, row by row over the trial questions: nothing of it reaches the tables above. */
  trials: Pick<Sheet, 'items' | 'judges' | 'codes' | 'choices'>
  /** Places in the paper, and its ids, in the order in which answers are stored. */
  stored: { id: string; place: number }[]
  /** What the student in hand answered, as it is stored, by place in the paper; undefined where it was never touched. */
  found: (string | undefined)[]
}

export function openSheet(paper: ScoredPaper, students: number, marks: Marks): Sheet {
  const items = paper.items.filter(
    ({ voided, content }) => !voided && findKind(content.type).markedBy === 'key',
  )
  const judges = paper.items.map(item => createJudge(item, marks))
  const isCoded = paper.items.map(item => items.includes(item))
  return {
    paper,
    items,
    places: items.map(item => paper.items.indexOf(item)),
    isCoded,
    order: createOrder(paper),
    codes: new Uint8Array(students * items.length).fill(MISSING),
    choices: new Uint8Array(students * items.length).fill(NOT_SHOWN),
    raw: new Float64Array(students),
    max: toMarks(judges.reduce((sum, judge) => sum + judge(undefined).max, 0)),
    counts: new Uint16Array(students * COUNTED.length),
    taken: new Uint8Array(students),
    seconds: new Uint8Array(students * items.length),
    judges,
    trials: {
      items: paper.trials,
      judges: paper.trials.map(item => createJudge(item, marks)),
      codes: new Uint8Array(students * paper.trials.length).fill(MISSING),
      choices: new Uint8Array(students * paper.trials.length).fill(NOT_SHOWN),
    },
    stored: [...paper.items, ...paper.trials]
      .map(({ question_id }, place) => ({ id: question_id, place }))
      .sort((one, other) => (one.id < other.id ? -1 : 1)),
    found: [...paper.items, ...paper.trials].map(() => undefined),
  }
}

function createOrder({ sub_test_id, items, trials, trials_each }: ScoredPaper): Sheet['order'] {
  const placed = [...items, ...trials].map(({ question_id, stimulus_id }, place) => ({
    question_id,
    stimulus_id,
    place,
  }))
  const scored = placed.slice(0, items.length)
  const tried = placed.slice(items.length)
  const prepare = (met: typeof placed) => {
    const paper = placeTrials(scored, met)
    const shuffle = createShuffle(paper)
    const authored = paper.map(({ place }) => place)
    return (seed: number, isShuffled: boolean) =>
      isShuffled ? shuffle(seed).map(({ place }) => place) : authored
  }
  const onPaper = prepare([])
  const blocks = Array.from({ length: countBlocks(tried.length, trials_each) }, (_, block) =>
    prepare(chooseTrials(tried, trials_each, block)),
  )
  return ({ seed, shuffle, on_paper }) => {
    const own = on_paper ? undefined : blocks[findBlock(seed, sub_test_id, blocks.length)]
    return (own ?? onPaper)(seed, shuffle.questions)
  }
}

/** What lies between two stored answers: no value that PostgreSQL writes as JSON holds a new line. */
const NEW_LINE = '\n'
export const BETWEEN_ANSWERS = `,${NEW_LINE}`
const [ID_LENGTH, QUOTE, COLON] = [36, '"', '": ']

/**
 * Notes what a student answered to each question of the paper. Answers stand in the order of their questions, so that the text is
 * walked through once and nothing of it parsed. Returns how many questions were touched.
 */
function findStored({ stored, found }: Sheet, text: string): number {
  found.fill(undefined)
  let touched = 0
  let next = 0
  for (let at = QUOTE.length; at < text.length - 1 && next < stored.length; ) {
    const line = text.indexOf(NEW_LINE, at)
    const until = line === -1 ? text.length - 1 : line - 1
    const begin = at + QUOTE.length
    let own = stored[next]
    // Most answer all questions, one after the other.
    if (own && !text.startsWith(own.id, begin)) {
      const id = text.slice(begin, begin + ID_LENGTH)
      while ((stored[next]?.id ?? id) < id) next += 1
      own = stored[next]?.id === id ? stored[next] : undefined
    }
    if (own) {
      found[own.place] = text.slice(begin + ID_LENGTH + COLON.length, until)
      touched += 1
      next += 1
    }
    at = until + BETWEEN_ANSWERS.length
  }
  return touched
}

/** Where the last question that the student touched stands in the order shown: time ran out behind it. */
const findLast = (shown: readonly number[], { found }: Sheet) =>
  shown.findLastIndex(place => found[place] !== undefined)

/** Options of which an answer is one; none where it is something else. */
export function listChoices({ content }: ScoredItem): QuestionPart[] {
  return findKind(content.type).picksOne ? listParts(content) : []
}

/** As many as fit into a byte beside the code for a table that was not shown. */
const MOST_ROWS = 7

/** Rows that are answered one by one; none where there are too many to tell them apart. */
export function listRows({ content }: ScoredItem): QuestionPart[] {
  const rows = findKind(content.type).listRows(content)
  return rows.length > MOST_ROWS ? [] : rows
}

type Chooser = (value: AnswerValue | null | undefined) => number

/** What an answer is in the table of choices: a bit for each row answered as the key says, or the place of the option. */
function createChooser(item: ScoredItem): Chooser {
  const { key, content } = item
  const rows = listRows(item)
  if (rows.length > 0 && key.type === content.type) {
    const kind = findKind(key.type)
    return value =>
      rows.reduce(
        (bits, { id }, row) => (value && kind.isRowRight(key, id, value) ? bits | (1 << row) : bits),
        0,
      )
  }
  const places = new Map(listChoices(item).map(({ id }, place) => [id, place + 1]))
  return value => (typeof value === 'string' ? (places.get(value) ?? 0) : 0)
}

interface Judged {
  /** In units. */
  earned: number
  max: number
  /** Place in `COUNTED`; -1 for what counts nowhere. */
  counted: number
  code: number
  choice: number
}

/** Of an answer as it is stored. */
type Judge = (stored: string | undefined, given?: number) => Judged

/** Thousands answer alike, so each answer is read and judged once; what people mark is each student's own. */
function createJudge(item: ScoredItem, marks: Marks): Judge {
  const choose = createChooser(item)
  const judge: Judge = (stored, given) => {
    const value: AnswerValue | null = stored === undefined ? null : JSON.parse(stored)
    const { earned, max, shown } = markItem(item, value, marks, given)
    const counted = COUNTED.findIndex(outcome => outcome === shown.outcome)
    return { earned, max, counted, code: shown.outcome === 'correct' ? RIGHT : WRONG, choice: choose(value) }
  }
  if (findKind(item.content.type).markedBy === 'people') return judge
  const blank = judge(undefined)
  const judged = new Map<string, Judged>()
  return stored => {
    if (stored === undefined) return blank
    const before = judged.get(stored)
    if (before) return before
    const now = judge(stored)
    judged.set(stored, now)
    return now
  }
}

interface Shown {
  seed: number
  shuffle: Pick<PaperShuffle, 'questions'>
  /** On printed sheets nobody meets trial questions. */
  on_paper?: boolean
  given?: GivenCredits | undefined
  /** In view, in the order shown. */
  seconds?: readonly number[] | null | undefined
}

const LONGEST = 255

function enterSeconds(
  { items, places, seconds }: Sheet,
  student: number,
  shown: readonly number[],
  spent: readonly number[],
) {
  const turns = new Map(shown.map((place, turn) => [place, turn]))
  for (const [index, place] of places.entries())
    seconds[student * items.length + index] = Math.min(LONGEST, spent[turns.get(place) ?? -1] ?? 0)
}

/** Takes back what was never reached: it says nothing about the student or itself. */
function leaveUnreached(
  { items, places, codes, choices }: Sheet,
  student: number,
  unreached: readonly number[],
): void {
  for (const place of unreached) {
    const index = places.indexOf(place)
    if (index === -1) continue
    codes[student * items.length + index] = MISSING
    choices[student * items.length + index] = NOT_SHOWN
  }
}

/** Enters one student's answers. A question never reached says nothing about the student or itself, a blank one does. */
export function codeAnswers(sheet: Sheet, student: number, answers: string, of: Shown): void {
  const { paper, items, stored } = sheet
  const isWhole = findStored(sheet, answers) === stored.length
  const answered = enterAnswers(sheet, student, of.given)
  sheet.taken[student] = answered > 0 && answered >= limits.leastEffort * items.length ? 1 : 0
  // To put a paper into its order takes as long as to mark it.
  if (isWhole && !of.seconds && paper.trials.length === 0) return
  const shown = sheet.order(of)
  if (of.seconds) enterSeconds(sheet, student, shown, of.seconds)
  const scored = paper.trials.length === 0 ? shown : shown.filter(place => place < paper.items.length)
  leaveUnreached(sheet, student, scored.slice(findLast(scored, sheet) + 1))
  if (paper.trials.length > 0) codeTrials(sheet, student, shown)
}

/** Of the trial questions that this student met; what was sent for others is no answer to anything. */
function codeTrials(sheet: Sheet, student: number, shown: readonly number[]): void {
  const { paper, trials, found } = sheet
  const last = findLast(shown, sheet)
  for (const [turn, place] of shown.entries()) {
    const index = place - paper.items.length
    const judged = index < 0 || turn > last ? undefined : trials.judges[index]?.(found[place])
    if (!judged) continue
    const at = student * trials.items.length + index
    trials.codes[at] = judged.code
    trials.choices[at] = judged.choice
  }
}

/** Enters marks, codes and choices of all questions that are scored. Returns how many were answered. */
function enterAnswers(sheet: Sheet, student: number, given?: GivenCredits): number {
  const { paper, judges, found, counts, codes, choices } = sheet
  const first = student * COUNTED.length
  counts.fill(0, first, first + COUNTED.length)
  let at = student * sheet.items.length
  let units = 0
  for (let place = 0; place < judges.length; place += 1) {
    const credit = given?.get(paper.items[place]?.question_id ?? '')
    const judged = judges[place]?.(found[place], credit)
    if (!judged) continue
    units += judged.earned
    if (judged.counted !== -1) counts[first + judged.counted] = (counts[first + judged.counted] ?? 0) + 1
    if (!sheet.isCoded[place]) continue
    codes[at] = judged.code
    choices[at] = judged.choice
    at += 1
  }
  sheet.raw[student] = toMarks(units)
  const { correct, partial, wrong } = readCounts(sheet, student)
  return correct + partial + wrong
}

const isChosen = (choice = 0) => choice > 0 && choice !== NOT_SHOWN

/**
 * Takes out of norm, calibration and statistics who pressed anything without reading, and returns how many they are. They are
 * still scored: a score says what was answered, and by whom nothing can be measured.
 */
export function leaveOutEffortless(sheet: Sheet): number {
  const { seconds, codes, choices, items, taken } = sheet
  const answered = codes.map((code, at) => (code === RIGHT || isChosen(choices[at]) ? 1 : 0))
  const found = findEffortless({ seconds, answered, items: items.length })
  let left = 0
  for (const [student, isEffortless] of found.entries()) {
    if (!isEffortless || !taken[student]) continue
    taken[student] = 0
    left += 1
  }
  return left
}

/** Sums up a student who never opened the sub-test: all blank, and nothing to learn from it. */
export function leaveBlank(sheet: Sheet, student: number): void {
  const { found, items, codes, choices } = sheet
  found.fill(undefined)
  enterAnswers(sheet, student)
  const [first, end] = [student * items.length, (student + 1) * items.length]
  codes.fill(MISSING, first, end)
  choices.fill(NOT_SHOWN, first, end)
}

/** Those of the first so many students who took the sub-test: what its norm and statistics are made of. */
export interface Takers {
  places: number[]
  /** Row by row like those of the sheet. */
  codes: Uint8Array
  choices: Uint8Array
}

export function selectTakers({ items, codes, choices, taken }: Sheet, first: number): Takers {
  const places = Array.from({ length: first }, (_, place) => place).filter(place => taken[place] === 1)
  const select = (rows: Uint8Array) => {
    const own = new Uint8Array(places.length * items.length)
    for (const [row, place] of places.entries())
      own.set(rows.subarray(place * items.length, (place + 1) * items.length), row * items.length)
    return own
  }
  return { places, codes: select(codes), choices: select(choices) }
}

export function readCounts({ counts }: Sheet, student: number) {
  const at = student * COUNTED.length
  const [correct = 0, partial = 0, wrong = 0, blank = 0] = counts.subarray(at, at + COUNTED.length)
  return { correct, partial, wrong, blank }
}
