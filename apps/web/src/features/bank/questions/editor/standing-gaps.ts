import type { EditedQuestion } from '@gerbang/contract/bank/questions.ts'
import type { Written } from './device-copy.ts'

/** The value of `draft.content.options.0.text`; undefined where there is none. */
function readField(of: unknown, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | null | undefined)?.[name], of)
}

/** What the server missed in fields that still read as it saw them: whoever has begun to fill one is not told to. */
export function findStandingGaps(seen: EditedQuestion, written: Written): EditedQuestion['gaps'] {
  const isStanding = (field: string) =>
    JSON.stringify(readField(seen, field)) === JSON.stringify(readField(written, field))
  return Object.fromEntries(Object.entries(seen.gaps).filter(([field]) => isStanding(field)))
}
