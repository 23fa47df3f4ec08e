import type { ContentOf, DraftContentOf, KeyOf, QuestionType } from '@gerbang/contract/question.ts'
import type { ComponentType } from 'react'

/** Field → what to do about it, as the server names fields: `draft.content.options.0.text`. */
export type Gaps = Record<string, string[]>

export interface DraftEditorProps<T extends QuestionType> {
  content: DraftContentOf<T>
  answerKey: KeyOf<T> | null
  gaps: Gaps
  onChange: (content: DraftContentOf<T>, key: KeyOf<T> | null) => void
}

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

/** One text that a draft is made of, besides its prompt and its explanation. */
export interface Fact {
  /** Stays the same from version to version. */
  id: string
  /** As the server names it. */
  field: string
  label: string
  text: string
}

/** What may be meant so, and often is not. What publishing demands comes from the server. */
export interface Doubt {
  field: string
  text: string
}

export interface DoubtedDraft<T extends QuestionType> {
  content: DraftContentOf<T>
  key: KeyOf<T>
  explanation: string
}

/** How options become the key by being pressed. */
export interface Pressing<T extends QuestionType> {
  isRight: (key: KeyOf<T> | null, id: string) => boolean
  press: (key: KeyOf<T> | null, id: string) => KeyOf<T> | undefined
}

/** How those who write and look after a kind of question see it. */
export interface OfficePart<T extends QuestionType> {
  /** An empty one that takes over what another kind had: its prompt, and the texts of its parts. */
  start: (prompt: string, texts: string[]) => DraftContentOf<T>
  /** Writes the draft, with its key. */
  Editor: ComponentType<DraftEditorProps<T>>
  listFacts: (content: DraftContentOf<T>) => Fact[]
  findDoubts: (draft: DoubtedDraft<T>) => Doubt[]
  /** Corrects the key of a question that was asked. */
  KeyEditor: ComponentType<KeyEditorProps<T>>
  describe: (content: ContentOf<T>, key: KeyOf<T>) => KeyLine[]
  /** The key with the option right that the answers speak for. */
  suggest: (key: KeyOf<T>, optionId: string) => KeyOf<T>
  pressing: Pressing<T> | 'not by pressing'
}

export const noDoubts = () => []

/** The facts of one list of parts. */
export function listPartFacts(
  list: string,
  parts: readonly { id: string; text: string }[],
  getName: (at: number) => string,
): Fact[] {
  return parts.map(({ id, text }, at) => ({
    id: `${list}.${id}`,
    field: `draft.content.${list}.${at}.text`,
    label: getName(at),
    text,
  }))
}
