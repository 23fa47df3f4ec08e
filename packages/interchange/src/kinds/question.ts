import type { DraftContentOf, KeyOf, QuestionDraft, QuestionType } from '@gerbang/contract/question.ts'

/** What a document says of one question: the contract's draft without its explanation, of one kind. */
export type Question<K extends QuestionType = QuestionType> = {
  [T in K]: {
    content: DraftContentOf<T>
    /** Null where the document names none. A key of weights or of a table may lack some of its rows. */
    key: KeyOf<T> | null
  }
}[K]

/** A key that is of another kind than its content is none. */
export function asQuestion({ content, key }: Pick<QuestionDraft, 'content' | 'key'>): Question {
  return { content, key: key?.type === content.type ? key : null } as Question
}
