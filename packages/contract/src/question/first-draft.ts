import type { QuestionDraft } from '../question.ts'
import { nameColumns, nameOptions, nameStatements } from './name-parts.ts'

type Letter = 'A' | 'B' | 'C' | 'D' | 'E' | 'F'

/** Drafts of format 1, with parts known by their place: how the demo's questions are written to this day. */
export type FirstDraft = { prompt: string; explanation: string } & (
  | { type: 'single_choice'; options: string[]; key: Letter; keeps_order?: true }
  | { type: 'multiple_choice'; options: string[]; key: Letter[]; keeps_order?: true }
  /** `weights[i]` is what `options[i]` is worth. */
  | { type: 'weighted_choice'; options: string[]; weights: number[]; keeps_order?: true }
  /** `key[i]` is the index into `columns` that is right for `statements[i]`. */
  | { type: 'true_false_table'; columns: [string, string]; statements: string[]; key: (0 | 1)[] }
  | { type: 'short_answer'; answer: { kind: 'number'; value: number; tolerance: number } }
  | { type: 'short_answer'; answer: { kind: 'text'; accepted: string[] } }
)

function splitDraft(draft: FirstDraft): Pick<QuestionDraft, 'content' | 'key'> {
  const { type, prompt } = draft
  if (type === 'short_answer')
    return { content: { type, prompt, input: draft.answer.kind }, key: { type, answer: draft.answer } }
  if (type === 'true_false_table') {
    const [columns, statements] = [nameColumns(draft.columns), nameStatements(draft.statements)]
    const rows = draft.key.map((column, index) => [`s${index + 1}`, `c${column + 1}`] as const)
    return {
      content: { type, prompt, columns, statements, credit: 'proportional' },
      key: { type, column_ids: Object.fromEntries(rows) },
    }
  }
  const options = nameOptions(draft.options)
  const order = draft.keeps_order ? { keeps_order: draft.keeps_order } : {}
  if (type === 'weighted_choice') {
    const weights = options.map(({ id }, index) => [id, draft.weights[index] ?? 0] as const)
    return {
      content: { type, prompt, options, ...order },
      key: { type, weights: Object.fromEntries(weights) },
    }
  }
  if (type === 'single_choice')
    return { content: { type, prompt, options, ...order }, key: { type, option_id: draft.key.toLowerCase() } }
  return {
    content: { type, prompt, options, credit: 'all_or_nothing', ...order },
    key: { type, option_ids: draft.key.map(letter => letter.toLowerCase()) },
  }
}

/** To format 2. What else stood in a first draft (topic, difficulty) has a place of its own in the bank. */
export function nameParts(draft: FirstDraft): QuestionDraft {
  return { ...splitDraft(draft), explanation: draft.explanation, explanation_video_url: null }
}
