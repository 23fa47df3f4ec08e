import type { ReadResult } from './draft.ts'
import { onlyServes, servesNone } from './passage-remarks.ts'

/** A passage that no question names serves the question behind it, as descriptions of Moodle stand above theirs. */
export function settlePassages({ passages, questions, warnings }: ReadResult) {
  const named = new Set(questions.map(({ passage }) => passage))
  for (const { id, title, place } of passages.filter(passage => !named.has(passage.id))) {
    const at = questions.findIndex(question => question.place.position > place.position)
    const next = questions[at]
    if (next && next.passage === undefined) {
      questions[at] = { ...next, passage: id }
      warnings.push(onlyServes(next.number, place.position))
    } else warnings.push(servesNone(title, place.position))
  }
}
