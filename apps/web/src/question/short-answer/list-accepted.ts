import type { KeyOf } from '@gerbang/contract/question.ts'
import { writeNumber } from '../../ui/form/number-text.ts'

/** What counts as right, as people read it. */
export function listAccepted({ answer }: KeyOf<'short_answer'>): string[] {
  if (answer.kind === 'text') return answer.accepted
  const { value, tolerance } = answer
  return [writeNumber(value) + (tolerance > 0 ? ` (± ${writeNumber(tolerance)})` : '')]
}
