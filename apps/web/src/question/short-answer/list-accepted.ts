import type { KeyOf } from '@gerbang/contract/question.ts'

/** A number as Indonesians write it: the server keeps it with a point. */
const format = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 10 })

/** What counts as right, as people read it. */
export function listAccepted({ answer }: KeyOf<'short_answer'>): string[] {
  if (answer.kind === 'text') return answer.accepted
  const { value, tolerance } = answer
  return [format.format(value) + (tolerance > 0 ? ` (± ${format.format(tolerance)})` : '')]
}
