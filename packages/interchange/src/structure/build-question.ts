import { readDocxKind } from '../kinds/kinds.ts'
import type { BuiltQuestion } from './built-question.ts'
import type { ForeignKind } from '../model/foreign-kinds.ts'
import { nameForeign } from './name-foreign.ts'
import type { RawQuestion } from './raw-question.ts'

/** Decides the kind of a question and its key; of a kind that Gerbang lacks, its name. */
export const buildQuestion = (raw: RawQuestion): BuiltQuestion | ForeignKind =>
  readDocxKind(raw) ?? nameForeign(raw) ?? 'unknown'
