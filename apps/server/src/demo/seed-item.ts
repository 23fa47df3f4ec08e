import type { FirstDraft } from '@gerbang/contract/question/first-draft.ts'

/** A passage, table or figure, written as questions are. */
export interface SeedStimulus {
  ref: string
  title: string
  body: string
}

/** A question of the demo's bank; its pictures are files of the folder `media/`. */
export type SeedItem = FirstDraft & {
  /** Subject code and two digits, such as `PU-01`; unique over all sub-tests. */
  ref: string
  stimulus?: string
  topic: string
  difficulty: 'easy' | 'medium' | 'hard'
}

export interface SeedSubTest {
  /** Subject code of the program's structure, such as PU or TWK. */
  subject: string
  /** Language of the texts, as an HTML `lang` value. */
  lang: 'id' | 'en'
  stimuli: SeedStimulus[]
  items: SeedItem[]
  /** What each question is worth; one where the program does not say. */
  points?: number
}
