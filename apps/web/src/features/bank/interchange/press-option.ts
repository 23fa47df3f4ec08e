import type { QuestionDraft, QuestionKey } from '@gerbang/contract/question.ts'

/** The key after the letter of an option was pressed: chosen, or taken in and out where several are right. */
export function pressOption({ content, key }: QuestionDraft, place: number): QuestionKey | undefined {
  if (content.type !== 'single_choice' && content.type !== 'multiple_choice') return undefined
  const id = content.options[place]?.id
  if (id === undefined) return undefined
  if (content.type === 'single_choice') return { type: 'single_choice', option_id: id }
  const before = key?.type === 'multiple_choice' ? key.option_ids : []
  const option_ids = before.includes(id) ? before.filter(other => other !== id) : [...before, id]
  return option_ids.length === 0 ? undefined : { type: 'multiple_choice', option_ids }
}
