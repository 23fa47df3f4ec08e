import type { AnswerValue, QuestionPart } from '@gerbang/contract/question.ts'
import { MISSING, RIGHT, WRONG } from '@gerbang/scoring/irt/pack-responses.ts'
import { listParts } from '@gerbang/scoring/kinds/list-parts.ts'
import { findKind } from '@gerbang/scoring/kinds/question-kinds.ts'
import { type PaperShuffle, shuffleQuestions } from '@gerbang/scoring/paper-order.ts'
import {
  createSubTestScorer,
  type GivenCredits,
  type Marks,
  type ScoredItem as Marked,
  type SubTestScore,
} from '@gerbang/scoring/score-sub-test.ts'
import { findEffortless } from '@gerbang/scoring/statistics/effort.ts'
import { NOT_SHOWN } from '@gerbang/scoring/statistics/option-table.ts'
import { limits } from '../../../../limits.ts'
import type { ScoredItem, ScoredPaper } from './papers.queries.ts'

/** Question id to value; null was looked at and left or cleared, absent was never touched. */
export type StoredAnswers = Readonly<Record<string, AnswerValue | null>>

const COUNTED = ['correct', 'partial', 'wrong', 'blank'] as const

/** One sub-test of all students. `codes` and `choices` go row by row over the questions that count. */
export interface Sheet {
  paper: ScoredPaper
  /** Voided ones are left out, and so is what people mark: no model of right and wrong fits that. */
  items: ScoredItem[]
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
  score: ReturnType<typeof createSubTestScorer>
  /** One for each of the items. */
  choosers: Chooser[]
}

export function openSheet(paper: ScoredPaper, students: number, marks: Marks): Sheet {
  const items = paper.items.filter(
    ({ voided, content }) => !voided && findKind(content.type).markedBy === 'key',
  )
  const score = createSubTestScorer(paper.items, marks)
  return {
    paper,
    items,
    codes: new Uint8Array(students * items.length).fill(MISSING),
    choices: new Uint8Array(students * items.length).fill(NOT_SHOWN),
    raw: new Float64Array(students),
    max: score(() => null).max,
    counts: new Uint16Array(students * COUNTED.length),
    taken: new Uint8Array(students),
    seconds: new Uint8Array(students * items.length),
    score,
    choosers: items.map(createChooser),
  }
}

/** Questions shown after the last one that the student touched: time ran out before them. */
function findUnreached({ items }: ScoredPaper, answers: StoredAnswers, seed: number, questions: boolean) {
  const shown = questions ? shuffleQuestions(items, seed) : items
  const last = shown.findLastIndex(({ question_id }) => Object.hasOwn(answers, question_id))
  return new Set(shown.slice(last + 1).map(({ question_id }) => question_id))
}

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

interface Shown {
  seed: number
  shuffle: Pick<PaperShuffle, 'questions'>
  given?: GivenCredits | undefined
  /** In view, in the order shown. */
  seconds?: readonly number[] | null | undefined
}

const LONGEST = 255

function enterSeconds({ paper, items, seconds }: Sheet, student: number, { seed, shuffle, ...own }: Shown) {
  if (!own.seconds) return
  const shown = shuffle.questions ? shuffleQuestions(paper.items, seed) : paper.items
  const places = new Map(shown.map(({ question_id }, place) => [question_id, place]))
  for (const [index, { question_id }] of items.entries())
    seconds[student * items.length + index] = Math.min(
      LONGEST,
      own.seconds[places.get(question_id) ?? -1] ?? 0,
    )
}

/** Enters one student's answers. A question never reached says nothing about the student or itself, a blank one does. */
export function codeAnswers(sheet: Sheet, student: number, answers: StoredAnswers, of: Shown): void {
  const { seed, given, shuffle } = of
  const { paper, items, codes, choices, choosers } = sheet
  const score = sheet.score(id => answers[id], given)
  enterScore(sheet, student, score)
  enterSeconds(sheet, student, of)
  const answered = score.correct + score.partial + score.wrong
  sheet.taken[student] = answered > 0 && answered >= limits.leastEffort * items.length ? 1 : 0
  const outcomes = new Map(score.items.map(item => [item.question_id, item]))
  const unreached = score.blank > 0 ? findUnreached(paper, answers, seed, shuffle.questions) : undefined
  for (const [index, item] of items.entries()) {
    if (unreached?.has(item.question_id)) continue
    const at = student * items.length + index
    codes[at] = isRight(outcomes.get(item.question_id)) ? RIGHT : WRONG
    choices[at] = choosers[index]?.(answers[item.question_id]) ?? 0
  }
}

function enterScore({ raw, counts }: Sheet, student: number, score: SubTestScore): void {
  raw[student] = score.raw
  for (const [place, name] of COUNTED.entries()) counts[student * COUNTED.length + place] = score[name]
}

const isRight = (item: Marked | undefined) => item?.outcome === 'correct'

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
  enterScore(
    sheet,
    student,
    sheet.score(() => null),
  )
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
