import type { AnswerValue, QuestionContent, QuestionKey } from '@gerbang/contract/question.ts'
import { findKind } from './kinds/question-kinds.ts'
import { validateAnswer } from './validate-answer.ts'

/** `unmarked`: written, and people have not marked it yet. */
export type Outcome = 'correct' | 'partial' | 'wrong' | 'blank' | 'unmarked'

/** What an answer is whose mark the key alone decides. */
export type KeyedOutcome = Exclude<Outcome, 'unmarked'>

/** `credit` is the share of full marks, 0 to 1. */
export interface ScoredAnswer {
  credit: number
  outcome: Outcome
}

const BLANK: ScoredAnswer = { credit: 0, outcome: 'blank' }
const UNMARKED: ScoredAnswer = { credit: 0, outcome: 'unmarked' }
const WRONG: ScoredAnswer = { credit: 0, outcome: 'wrong' }

function isBlank(value: AnswerValue) {
  if (typeof value === 'string') return value.trim() === ''
  return Object.keys(value).length === 0
}

/**
 * Scores one answer. Spaces alone, an empty list and an empty table are blank like `null`. A value that does not fit
 * the question, or a key of another question type, is wrong rather than an error: scoring a paper must always finish.
 * `given`: the share of full marks that people gave; of no meaning where the key alone decides. What people mark earns
 * nothing until they have.
 */
export function scoreAnswer(
  content: QuestionContent,
  key: QuestionKey,
  value: AnswerValue | null,
  given?: number,
): ScoredAnswer {
  if (value === null || isBlank(value)) return BLANK
  if (key.type !== content.type || validateAnswer(content, value)) return WRONG
  const kind = findKind(content.type)
  const credit = kind.markedBy === 'people' ? given : kind.score(content, key, value)
  if (credit === undefined) return UNMARKED
  if (credit === 0) return WRONG
  return { credit, outcome: credit === 1 ? 'correct' : 'partial' }
}
