import type { AnswerValue, QuestionContent, QuestionKey } from '@gerbang/contract/question.ts'
import { type Outcome, type ScoredAnswer, scoreAnswer } from './score-answer.ts'

/**
 * `points`: each question is worth its own points. `penalty`: every question is worth the same, and `wrong` is added,
 * so a deduction is negative (SIMAK UI: correct 4, wrong -1, blank 0). Partial credit takes its share of `correct`.
 */
export type Marks = { kind: 'points' } | { kind: 'penalty'; correct: number; wrong: number; blank: number }

export interface SubTestItem {
  question_id: string
  content: QuestionContent
  key: QuestionKey
  points: number
  voided: boolean
}

export interface ScoredItem {
  question_id: string
  outcome: Outcome | 'voided'
  earned: number
  max: number
}

export interface SubTestScore {
  raw: number
  max: number
  correct: number
  partial: number
  wrong: number
  blank: number
  unmarked: number
  items: ScoredItem[]
}

const MARK_UNITS = 10_000
/**
 * Twice the least common multiple of 1 to 10: a credit is half of a sum of fractions of at most ten parts, or a fraction
 * of ten weights, so a whole number of these.
 */
const CREDIT_UNITS = 5040

// Sums of thirds in floating point depend on their order; sums of whole units do not.
// Points of a rubric are no fractions of 5,040, so the product is rounded: 7 of 17 points stay 7.
const toUnits = (mark: number, credit: number) =>
  Math.round(Math.round(mark * MARK_UNITS) * CREDIT_UNITS * credit)

/** Sums of units are exact, whatever their order. */
export const toMarks = (units: number) => Math.round(units / CREDIT_UNITS) / MARK_UNITS

function earnUnits({ outcome, credit }: ScoredAnswer, points: number, marks: Marks) {
  const { correct, wrong, blank } = marks.kind === 'penalty' ? marks : { correct: points, wrong: 0, blank: 0 }
  if (outcome === 'wrong') return toUnits(wrong, 1)
  if (outcome === 'blank') return toUnits(blank, 1)
  return toUnits(correct, credit)
}

/** What one answer earned. */
export interface MarkedItem {
  /** In units. */
  earned: number
  max: number
  shown: ScoredItem
}

/** `given`: what people gave for it, as a share of full marks. */
export function markItem(
  item: SubTestItem,
  value: AnswerValue | null,
  marks: Marks,
  given?: number,
): MarkedItem {
  const { question_id, content, key, points, voided } = item
  if (voided) return { earned: 0, max: 0, shown: { question_id, outcome: 'voided', earned: 0, max: 0 } }
  const scored = scoreAnswer(content, key, value, given)
  const earned = earnUnits(scored, points, marks)
  const max = toUnits(marks.kind === 'penalty' ? marks.correct : points, 1)
  const { outcome } = scored
  return { earned, max, shown: { question_id, outcome, earned: toMarks(earned), max: toMarks(max) } }
}

/** The sub-test as a whole, of all its questions. */
export function sumUp(marked: readonly MarkedItem[]): Omit<SubTestScore, 'items'> {
  const counts = { correct: 0, partial: 0, wrong: 0, blank: 0, unmarked: 0, voided: 0 }
  const units = { raw: 0, max: 0 }
  for (const { earned, max, shown } of marked) {
    counts[shown.outcome] += 1
    units.raw += earned
    units.max += max
  }
  const { voided: _, ...outcomes } = counts
  return {
    raw: toMarks(units.raw),
    max: toMarks(units.max),
    ...outcomes,
  }
}

/**
 * Scores one student's sub-test. Points and marks are read, and results given, to 4 decimals; sums are exact, so the
 * order of the questions never matters. `given` is what people gave, by question, as a share of full marks; an essay
 * without is unmarked and earns nothing yet. `raw` may be below zero under penalty marks. A voided question gives nobody
 * anything: it adds to no count, to neither `raw` nor `max`. Answers to questions outside the paper are ignored.
 */
export function scoreSubTest(
  items: readonly SubTestItem[],
  answers: ReadonlyMap<string, AnswerValue | null>,
  marks: Marks,
  given: GivenCredits = new Map(),
): SubTestScore {
  const marked = items.map(item =>
    markItem(item, answers.get(item.question_id) ?? null, marks, given.get(item.question_id)),
  )
  return { ...sumUp(marked), items: marked.map(({ shown }) => shown) }
}

/** Share of full marks that people gave one student, by question. */
export type GivenCredits = ReadonlyMap<string, number>
