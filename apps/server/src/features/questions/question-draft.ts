/**
 * How authors write a question down. Texts are Markdown with LaTeX between `$…$` (inline) or `$$…$$` (display); tables
 * are Markdown tables; pictures are `![alt text](address)`.
 */
export type QuestionDraft = {
  prompt: string
  /** Teaches: why the key holds and why the tempting distractors do not. */
  explanation: string
} & (
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
