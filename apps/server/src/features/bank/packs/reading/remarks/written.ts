import { itemsOf, type Pack, type PackItem, type PackItemOf } from '../pack.ts'

export type Question = PackItem & PackItemOf<'question'>

interface Option {
  text: string
  isRight: boolean
}

/** The options of a question with one right answer; none of any other kind. */
export function listOptions({ data: { draft } }: Question): Option[] {
  const { content, key } = draft
  if (content.type !== 'single_choice' || !key || !('option_id' in key)) return []
  return content.options.map(({ id, text }) => ({ text, isRight: id === key.option_id }))
}

/** Its options or statements. */
export function listParts({ data: { draft } }: Question): string[] {
  const { content } = draft
  const parts = [
    ...('options' in content ? content.options : []),
    ...('statements' in content ? content.statements : []),
  ]
  return parts.map(({ text }) => text)
}

/** Banks that are still in work are not judged. */
export function listFinished({ items }: Pack): Question[] {
  const finished = new Set(
    itemsOf(items, 'bank').flatMap(({ ref, data }) => (data.status === 'published' ? [ref] : [])),
  )
  return itemsOf(items, 'question').filter(({ data }) => finished.has(data.bank))
}
