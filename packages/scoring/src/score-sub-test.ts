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
  items: ScoredItem[]
}

const MARK_UNITS = 10_000
/**
 * Twice the least common multiple of 1 to 10: a credit is half of a sum of fractions of at most ten parts, or a fraction
 * of ten weights, so a whole number of these.
 */
const CREDIT_UNITS = 5040

// Sums of thirds in floating point depend on their order; sums of whole units do not.
const toUnits = (mark: number, credit: number) =>
  Math.round(mark * MARK_UNITS) * Math.round(credit * CREDIT_UNITS)

const toMarks = (units: number) => Math.round(units / CREDIT_UNITS) / MARK_UNITS

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

function earnUnits({ outcome, credit }: ScoredAnswer, points: number, marks: Marks) {
  const { correct, wrong, blank } = marks.kind === 'penalty' ? marks : { correct: points, wrong: 0, blank: 0 }
  if (outcome === 'wrong') return toUnits(wrong, 1)
  return outcome === 'blank' ? toUnits(blank, 1) : toUnits(correct, credit)
}

function scoreItem(item: SubTestItem, value: AnswerValue | null, marks: Marks) {
  const { question_id, content, key, points, voided } = item
  if (voided) return { question_id, outcome: 'voided' as const, earned: 0, max: 0 }
  const scored = scoreAnswer(content, key, value)
  return {
    question_id,
    outcome: scored.outcome,
    earned: earnUnits(scored, points, marks),
    max: toUnits(marks.kind === 'penalty' ? marks.correct : points, 1),
  }
}

/**
 * Scores one student's sub-test. Points and marks are read, and results given, to 4 decimals; sums are exact, so the
 * order of the questions never matters. `raw` may be below zero under penalty marks. A voided question gives nobody
 * anything: it adds to no count, to neither `raw` nor `max`. Answers to questions outside the paper are ignored.
 */
export function scoreSubTest(
  items: readonly SubTestItem[],
  answers: ReadonlyMap<string, AnswerValue>,
  marks: Marks,
): SubTestScore {
  const scored = items.map(item => scoreItem(item, answers.get(item.question_id) ?? null, marks))
  const count = (outcome: Outcome) => scored.filter(item => item.outcome === outcome).length
  return {
    raw: toMarks(sum(scored.map(item => item.earned))),
    max: toMarks(sum(scored.map(item => item.max))),
    correct: count('correct'),
    partial: count('partial'),
    wrong: count('wrong'),
    blank: count('blank'),
    items: scored.map(item => ({ ...item, earned: toMarks(item.earned), max: toMarks(item.max) })),
  }
}
