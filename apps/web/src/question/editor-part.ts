import type { DraftContentOf, KeyOf, QuestionType } from '@gerbang/contract/question.ts'
import type { ComponentType } from 'react'

/** Field → what to do about it, as the server names fields: `draft.content.options.0.text`. */
export type Gaps = Record<string, string[]>

export interface DraftEditorProps<T extends QuestionType> {
  content: DraftContentOf<T>
  answerKey: KeyOf<T> | null
  gaps: Gaps
  onChange: (content: DraftContentOf<T>, key: KeyOf<T> | null) => void
}

/** How a kind of question is written, with its key. */
export interface EditorPart<T extends QuestionType> {
  /** An empty one that takes over what another kind had: its prompt, and the texts of its options. */
  start: (prompt: string, texts: string[]) => DraftContentOf<T>
  Editor: ComponentType<DraftEditorProps<T>>
}
