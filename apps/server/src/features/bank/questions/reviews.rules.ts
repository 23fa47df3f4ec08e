import type { ReviewAct } from '@gerbang/contract/bank/question-reviews.ts'
import type { QuestionStatus } from '@gerbang/contract/bank/questions.ts'

export type Decision = 'approve' | 'return' | 'undo'

interface Outcome {
  /** Where the question has to be. */
  from: QuestionStatus
  to: QuestionStatus
  act: Extract<ReviewAct, 'approved' | 'returned' | 'undone'>
}

const decisions: Record<Exclude<Decision, 'undo'>, Outcome> = {
  approve: { from: 'in_review', to: 'published', act: 'approved' },
  return: { from: 'in_review', to: 'draft', act: 'returned' },
}

/** What takes back a step of a review; others cannot be taken back. */
const undoing: Partial<Record<ReviewAct, Outcome>> = {
  approved: { from: 'published', to: 'in_review', act: 'undone' },
  returned: { from: 'draft', to: 'in_review', act: 'undone' },
}

/** What a decision does; undefined where there is nothing of the viewer's own to take back. */
export function planDecision(
  decision: Decision,
  last: { act: ReviewAct; author_id: string } | undefined,
  viewer: { user_id: string },
): Outcome | undefined {
  if (decision !== 'undo') return decisions[decision]
  return last?.author_id === viewer.user_id ? undoing[last.act] : undefined
}
