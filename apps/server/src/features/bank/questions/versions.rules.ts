import type { QuestionStatus } from '@gerbang/contract/bank/questions.ts'

/** What was published or put away is a draft again once somebody writes in it; a review goes on. */
export const statusAfterChange: Record<QuestionStatus, QuestionStatus> = {
  draft: 'draft',
  in_review: 'in_review',
  published: 'draft',
  archived: 'draft',
}

interface PresentVersion {
  status: QuestionStatus
  is_frozen: boolean
  author_id: string | null
  /** When somebody last wrote in this version. */
  written_at: string
}

/**
 * Whether a save goes on with the present version: one sitting of one author. What was published or frozen into a paper
 * stays as it was, and so does what somebody else has written.
 */
export function continuesVersion(
  { status, is_frozen, author_id, written_at }: PresentVersion,
  { author, at, sittingMs }: { author: string | null; at: Date; sittingMs: number },
): boolean {
  const isOpen = status === 'draft' || status === 'in_review'
  return isOpen && !is_frozen && author_id === author && at.getTime() - Date.parse(written_at) <= sittingMs
}
