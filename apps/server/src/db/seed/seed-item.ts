/**
 * How the seeded questions are written down. Texts are Markdown with LaTeX between `$…$` (inline) or `$$…$$`
 * (display); tables are Markdown tables; pictures are `![alt text](file.webp)` from the folder `media/`.
 */
export interface SeedStimulus {
  ref: string
  title: string
  body: string
}

interface SeedItemBase {
  /** Subject code and two digits, such as `PU-01`; unique over all sub-tests. */
  ref: string
  stimulus?: string
  topic: string
  difficulty: 'easy' | 'medium' | 'hard'
  prompt: string
  /** Teaches: why the key holds and why the tempting distractors do not. */
  explanation: string
}

export type SeedItem = SeedItemBase &
  (
    | {
        type: 'single_choice'
        options: [string, string, string, string, string]
        key: 'A' | 'B' | 'C' | 'D' | 'E'
      }
    | { type: 'multiple_choice'; options: string[]; key: ('A' | 'B' | 'C' | 'D' | 'E' | 'F')[] }
    /** `key[i]` is the index into `columns` that is right for `statements[i]`. */
    | { type: 'true_false_table'; columns: [string, string]; statements: string[]; key: (0 | 1)[] }
    | { type: 'short_answer'; answer: { kind: 'number'; value: number; tolerance: number } }
    | { type: 'short_answer'; answer: { kind: 'text'; accepted: string[] } }
  )

export interface SeedSubTest {
  /** Subject code of the program's structure: PU, PPU, PBM, PK, LBI, LBE or PM. */
  subject: string
  /** Language of the texts, as an HTML `lang` value. */
  lang: 'id' | 'en'
  stimuli: SeedStimulus[]
  items: SeedItem[]
}
