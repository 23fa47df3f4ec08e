import type { QuestionStatus } from '@gerbang/contract/bank/questions.ts'
import { Chip } from '../../../ui/chip.tsx'
import { texts } from './texts.ts'

/** Of a bank or a question. Published is the normal state, and stays quiet. */
export function StatusChip({ status }: { status: QuestionStatus }) {
  const tone = status === 'draft' || status === 'in_review' ? 'brand' : 'neutral'
  return <Chip tone={tone}>{texts.questionStatuses[status]}</Chip>
}
