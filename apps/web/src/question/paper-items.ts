import type { PaperOrder, Stimulus } from '@gerbang/contract/progresses.ts'
import type { QuestionContent } from '@gerbang/contract/question.ts'

interface Ordered<Q> {
  number: number
  question: Q
  stimulus: Stimulus | null
}

export type Part = { id: string; html: string }

/** The questions in the order in which this student sees them. One that the paper lacks is left out. */
export function listItems<Q extends { id: string; stimulus_id: string | null }>(
  { questions, stimuli }: { questions: readonly Q[]; stimuli: readonly Stimulus[] },
  order: PaperOrder,
): Ordered<Q>[] {
  const byId = new Map(questions.map(question => [question.id, question]))
  return order
    .flatMap(({ question_id }) => byId.get(question_id) ?? [])
    .map((question, index) => ({
      number: index + 1,
      question,
      stimulus: stimuli.find(stimulus => stimulus.id === question.stimulus_id) ?? null,
    }))
}

/** Options or statements in shown order; those that the order does not name follow in their own. */
export function listParts(content: QuestionContent, partIds: readonly string[]): Part[] {
  const parts = readParts(content)
  const named = partIds.flatMap(id => parts.find(part => part.id === id) ?? [])
  return [...named, ...parts.filter(part => !partIds.includes(part.id))]
}

function readParts(content: QuestionContent): Part[] {
  if (content.type === 'short_answer') return []
  return content.type === 'true_false_table' ? content.statements : content.options
}

export function readLetter(position: number): string {
  return String.fromCharCode(65 + position)
}
