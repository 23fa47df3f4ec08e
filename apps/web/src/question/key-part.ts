import type { ContentOf, KeyOf, QuestionType } from '@gerbang/contract/question.ts'
import type { ComponentType } from 'react'

/** One line of a key as people read it. */
export interface KeyLine {
  id: string
  /** What it is the key of, where there is more than one. */
  html?: string
  text: string
}

export interface KeyEditorProps<T extends QuestionType> {
  content: ContentOf<T>
  /** Where writing begins. */
  start: KeyOf<T>
  /** Undefined while something is missing or cannot be read. */
  onChange: (key: KeyOf<T> | undefined) => void
}

/** How the key of a kind is read and written by those who look after it. */
export interface KeyPart<T extends QuestionType> {
  describe: (content: ContentOf<T>, key: KeyOf<T>) => KeyLine[]
  /** The key with the option right that the answers speak for. */
  suggest: (key: KeyOf<T>, optionId: string) => KeyOf<T>
  Editor: ComponentType<KeyEditorProps<T>>
}
