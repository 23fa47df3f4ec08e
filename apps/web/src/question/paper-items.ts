import type { PaperOrder, Stimulus } from '@gerbang/contract/exam/progresses.ts'
import type { QuestionContent, QuestionPart } from '@gerbang/contract/question.ts'
import { listParts } from '@gerbang/scoring/kinds/list-parts.ts'

interface Ordered<Q> {
  number: number
  question: Q
  stimulus: Stimulus | null
}

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
export function orderParts(content: QuestionContent, partIds: readonly string[]): QuestionPart[] {
  const parts = listParts(content)
  const named = partIds.flatMap(id => parts.find(part => part.id === id) ?? [])
  return [...named, ...parts.filter(part => !partIds.includes(part.id))]
}

export function readLetter(position: number): string {
  return String.fromCharCode(65 + position)
}

/** The letter of an option as the bank has it; each student saw an order of their own. */
export function findLetter(content: QuestionContent, optionId: string | null): string {
  const place = listParts(content).findIndex(({ id }) => id === optionId)
  return place === -1 ? '–' : readLetter(place)
}
