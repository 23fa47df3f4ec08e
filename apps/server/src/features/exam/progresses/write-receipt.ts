import { createHash } from 'node:crypto'
import type { Answer, Receipt } from '@gerbang/contract/exam/progresses.ts'
import { canonicalAnswers } from '@gerbang/scoring/canonical-answers.ts'

/** What a student gets as proof: counts and a hash over the answers as they are stored. */
export function writeReceipt(
  closed: Pick<Receipt, 'progress_id' | 'submitted_at' | 'closed_by' | 'questions'>,
  answers: Pick<Answer, 'question_id' | 'value' | 'flagged'>[],
): Receipt {
  const values = new Map(answers.map(({ question_id, value }) => [question_id, value]))
  return {
    ...closed,
    answered: answers.filter(({ value }) => value !== null).length,
    flagged: answers.filter(({ flagged }) => flagged).length,
    hash: createHash('sha256').update(canonicalAnswers(values)).digest('hex'),
  }
}
