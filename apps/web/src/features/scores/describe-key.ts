import type { RunItem } from '@gerbang/contract/score-runs.ts'
import { findLetter } from './item-words.ts'

const format = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 10 })

interface KeyPart {
  id: string
  /** What it is the key of, where there is more than one. */
  html?: string
  text: string
}

/** The key as people read it, one row each part. */
export function describeKey(item: Pick<RunItem, 'key' | 'content'>): KeyPart[] {
  const { key, content } = item
  if (key.type === 'single_choice') return [{ id: key.option_id, text: findLetter(item, key.option_id) }]
  if (key.type === 'multiple_choice') return key.option_ids.map(id => ({ id, text: findLetter(item, id) }))
  if (key.type === 'true_false_table') {
    if (content.type !== 'true_false_table') return []
    return content.statements.map(({ id, html }) => ({
      id,
      html,
      text: content.columns.find(column => column.id === key.column_ids[id])?.label ?? '–',
    }))
  }
  if (key.answer.kind === 'text') return key.answer.accepted.map(text => ({ id: text, text }))
  const { value, tolerance } = key.answer
  const error = tolerance > 0 ? ` (± ${format.format(tolerance)})` : ''
  return [{ id: 'value', text: format.format(value) + error }]
}
