import type { AnswerValue, QuestionContent, QuestionKey } from '@gerbang/contract/question.ts'
import { texts } from './texts.ts'

/** A number as Indonesians write it: the server keeps it with a point. */
const format = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 10 })

export function describeKey(key: QuestionKey): string {
  if (key.type !== 'short_answer') return ''
  if (key.answer.kind === 'text') return key.answer.accepted.join(texts.or)
  const { value, tolerance } = key.answer
  return format.format(value) + (tolerance > 0 ? texts.tolerance(format.format(tolerance)) : '')
}

export function isKeyOption(key: QuestionKey, optionId: string): boolean {
  if (key.type === 'single_choice') return key.option_id === optionId
  return key.type === 'multiple_choice' && key.option_ids.includes(optionId)
}

export function findColumn(
  content: Extract<QuestionContent, { type: 'true_false_table' }>,
  columnId: string | undefined,
): string {
  return content.columns.find(column => column.id === columnId)?.label ?? texts.noAnswer
}

export function readKeyColumns(key: QuestionKey): Readonly<Record<string, string>> {
  return key.type === 'true_false_table' ? key.column_ids : {}
}

export function hasText(value: AnswerValue | null): value is string {
  return typeof value === 'string'
}
