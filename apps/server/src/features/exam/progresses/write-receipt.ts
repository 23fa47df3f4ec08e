import { createHash } from 'node:crypto'
import type { Answer, Receipt } from '@gerbang/contract/exam/progresses.ts'
import type { AnswerValue } from '@gerbang/contract/question.ts'
import { canonicalAnswers } from '@gerbang/scoring/canonical-answers.ts'

/** What is stored of a sub-test: values by question, null where an answer was cleared, and how many are flagged. */
export interface StoredAnswers {
  values: ReadonlyMap<string, AnswerValue | null>
  flagged: number
}

export function gatherAnswers(
  answers: readonly Pick<Answer, 'question_id' | 'value' | 'flagged'>[],
): StoredAnswers {
  return {
    values: new Map(answers.map(({ question_id, value }) => [question_id, value])),
    flagged: answers.filter(({ flagged }) => flagged).length,
  }
}

/** What a student gets as proof: counts and a hash over the answers as they are stored. */
export function writeReceipt(
  closed: Pick<Receipt, 'progress_id' | 'submitted_at' | 'closed_by' | 'questions'>,
  { values, flagged }: StoredAnswers,
): Receipt {
  return {
    ...closed,
    answered: [...values.values()].filter(value => value !== null).length,
    flagged,
    hash: createHash('sha256').update(canonicalAnswers(values)).digest('hex'),
  }
}
