import type { QuestionKind } from './question-kind.ts'

/** Several options are right. The answer is the set of ids picked, in any order. */
export const multipleChoice: QuestionKind<'multiple_choice'> = {
  validate(content, value) {
    if (!Array.isArray(value) || value.length === 0) return 'wrong_shape'
    const known = new Set(content.options.map(option => option.id))
    if (!value.every(id => known.has(id))) return 'unknown_part'
    return new Set(value).size === value.length ? undefined : 'duplicate_part'
  },

  score(content, key, value) {
    if (!Array.isArray(value)) return 0
    const keys = new Set(key.option_ids)
    const right = value.filter(id => keys.has(id)).length
    const wrong = value.length - right
    if (content.credit === 'all_or_nothing') return right === keys.size && wrong === 0 ? 1 : 0
    return Math.max(0, right - wrong) / keys.size
  },

  strip({ type, prompt_html, options, credit }) {
    return { type, prompt_html, options: options.map(({ id, html }) => ({ id, html })), credit }
  },
}
