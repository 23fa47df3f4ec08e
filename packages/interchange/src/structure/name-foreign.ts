import { asksForEssay, asksForPairs } from './keywords.ts'
import type { ForeignKind } from '../model/foreign-kinds.ts'
import type { RawQuestion } from './raw-question.ts'
import { textOfStem } from './write-parts.ts'

/** The kind of a question without options that Gerbang lacks; undefined for a short answer. */
export function nameForeign(raw: RawQuestion): ForeignKind | undefined {
  const stem = textOfStem(raw)
  if (raw.section === 'matching' || asksForPairs(stem)) return 'matching'
  const length = raw.keys[0]?.text.length ?? 0
  const isEssay =
    raw.section === 'essay' || (asksForEssay(stem) && (raw.keys.length === 0 || length > 60)) || length > 160
  return isEssay ? 'essay' : undefined
}
