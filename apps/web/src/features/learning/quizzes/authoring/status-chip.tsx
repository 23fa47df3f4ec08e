import type { AuthoredQuizCard } from '@gerbang/contract/learning/quiz-authoring.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { texts } from './texts.ts'

/** Published is the normal state, and stays quiet. */
export function StatusChip({ status }: { status: AuthoredQuizCard['status'] }) {
  return <Chip tone={status === 'draft' ? 'brand' : 'neutral'}>{texts.statuses[status]}</Chip>
}
