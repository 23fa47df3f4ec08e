import type { Outcome } from '@gerbang/contract/scores/results.ts'
import { htmlToPlain } from '@gerbang/interchange/content/html-to-plain.ts'
import { cut, type Misstep } from '../../../content/kinds/kind.ts'

/** One student's answer to one question of the class. */
export interface ClassAnswer {
  user_id: string
  outcome: Outcome
  flagged: boolean
  missteps: Misstep[]
}

/** What most of those who were wrong have in common, and who they are. */
export function findTrap(answers: readonly ClassAnswer[]) {
  const byStep = Map.groupBy(
    answers.flatMap(answer => answer.missteps.map(step => ({ ...step, answer }))),
    ({ id }) => id,
  )
  const [most] = [...byStep.values()].toSorted((a, b) => b.length - a.length)
  const trapped = (most ?? []).map(({ answer }) => answer)
  return {
    label: most?.[0]?.label ?? '',
    user_ids: trapped.map(({ user_id }) => user_id),
    sure: trapped.filter(({ flagged }) => !flagged).length,
    correct: answers.filter(({ outcome }) => outcome === 'correct').length,
  }
}
export type Trap = ReturnType<typeof findTrap>

/** One student in a trap is no misconception of a class. */
const leastTrapped = 2

/** Most students who were sure and wrong come first: they do not know that there is something to ask. */
export function rankDiscussed<T extends { trap: Trap }>(questions: readonly T[]): T[] {
  return questions
    .filter(({ trap }) => trap.user_ids.length >= leastTrapped)
    .toSorted((a, b) => b.trap.sure - a.trap.sure || b.trap.user_ids.length - a.trap.user_ids.length)
}

const promptLength = 420

/** What was asked, as text: the lesson reads it from the sheet. */
export const readPrompt = (html: string): string => cut(htmlToPlain(html), promptLength)

const whyLength = 240

/** How an explanation begins, in whole sentences where that fits. */
export function beginExplanation(html: string): string {
  const text = htmlToPlain(html)
  if (text.length <= whyLength) return text
  const end = text.slice(0, whyLength).lastIndexOf('. ')
  return end > whyLength / 3 ? text.slice(0, end + 1) : cut(text, whyLength)
}
