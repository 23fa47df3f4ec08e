import type { QuestionType } from '@gerbang/contract/question.ts'
import type { CreditRule } from '@gerbang/contract/question/fields.ts'
import type { Question } from '../kinds/question.ts'
import type { Sign } from '../model/draft.ts'
import type { RawQuestion } from './raw-question.ts'

/** Something that the teacher is told about a question. */
export interface Doubt {
  code: string
  message: string
}

/** What a question of a document became, and why. */
export type BuiltQuestion<K extends QuestionType = QuestionType> = Told & { question: Question<K> }

export interface Told {
  signs: Omit<Sign, 'question'>[]
  /** Something to look at. */
  doubts: Doubt[]
  /** Something that keeps the question out of the bank. */
  faults: Doubt[]
}

/** What the document says about credit; else what is usual for the kind. */
export function readCredit({ meta }: RawQuestion, usual: CreditRule): CreditRule {
  const said = meta['penilaian'] ?? ''
  if (/sebanding|proporsional|proportional/i.test(said)) return 'proportional'
  return /semua/i.test(said) ? 'all_or_nothing' : usual
}

/** Our own layout states the kind of a question that could be taken for another. */
export const statedKind = ({ meta }: RawQuestion): string | undefined => meta['tipe soal']
