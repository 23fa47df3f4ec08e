import type { BankQuestion } from '@gerbang/contract/bank/questions.ts'
import { createStateChip } from '../../../ui/state-chip.tsx'
import { texts } from './texts.ts'

/** Of a bank or a question's writing. Published is the normal state, and stays quiet. */
export const StatusChip = createStateChip(texts.questionStatuses, {
  draft: 'brand',
  in_review: 'brand',
  published: 'neutral',
  archived: 'neutral',
})

const NewerChip = createStateChip(texts.newerStatuses, { draft: 'brand', in_review: 'brand' })

/** Of a question: one that is published stays in use while its next version is written. */
export function QuestionStatusChip({ question: { status, published_version } }: QuestionStatusChipProps) {
  return published_version !== null && (status === 'draft' || status === 'in_review') ? (
    <NewerChip state={status} />
  ) : (
    <StatusChip state={status} />
  )
}

interface QuestionStatusChipProps {
  question: Pick<BankQuestion, 'status' | 'published_version'>
}
