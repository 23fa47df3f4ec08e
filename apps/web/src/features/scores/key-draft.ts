import type { QuestionKey } from '@gerbang/contract/question.ts'
import type { RunItem } from '@gerbang/contract/score-runs.ts'
import { parseNumber } from '@gerbang/scoring/kinds/short-answer/parse-number.ts'

/** A key while it is being written: numbers and lists as typed. */
export type KeyDraft =
  | Exclude<QuestionKey, { type: 'short_answer' }>
  | { type: 'number'; value: string; tolerance: string }
  | { type: 'text'; accepted: string }

/** Begins with what the answers suggest, else with the key as it is. */
export function openKey({
  key,
  suspected_option_id,
}: Pick<RunItem, 'key' | 'suspected_option_id'>): KeyDraft {
  if (key.type === 'single_choice') return { ...key, option_id: suspected_option_id ?? key.option_id }
  if (key.type !== 'short_answer') return key
  if (key.answer.kind === 'text') return { type: 'text', accepted: key.answer.accepted.join('\n') }
  const { value, tolerance } = key.answer
  return { type: 'number', value: writeNumber(value), tolerance: writeNumber(tolerance) }
}

/** Undefined while something is missing or no number. */
export function closeKey(draft: KeyDraft): QuestionKey | undefined {
  if (draft.type === 'multiple_choice') return draft.option_ids.length > 0 ? draft : undefined
  if (draft.type === 'text') {
    const accepted = draft.accepted
      .split('\n')
      .map(line => line.trim())
      .filter(Boolean)
    return accepted.length > 0 ? { type: 'short_answer', answer: { kind: 'text', accepted } } : undefined
  }
  if (draft.type !== 'number') return draft
  // Of two readings the Indonesian one comes first: 1.250 is a thousand and more.
  const [[value], [tolerance]] = [parseNumber(draft.value), parseNumber(draft.tolerance || '0')]
  if (value === undefined || tolerance === undefined || tolerance < 0) return undefined
  return { type: 'short_answer', answer: { kind: 'number', value, tolerance } }
}

function writeNumber(value: number) {
  return String(value).replace('.', ',')
}
