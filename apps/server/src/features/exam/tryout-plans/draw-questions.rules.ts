import type { Draw } from '@gerbang/contract/exam/tryout-plans.ts'

export interface Drawable {
  id: string
  stimulus_id: string | null
  topic_id: string | null
  difficulty: 'easy' | 'medium' | 'hard'
}

type Cell = Draw['cells'][number]

/** Any number from 0 up to, not including, 1. */
export type Random = () => number

function shuffle<T>(items: readonly T[], random: Random): T[] {
  const shuffled = [...items]
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const [a, b] = [shuffled[last], shuffled[other]]
    if (a !== undefined && b !== undefined) [shuffled[last], shuffled[other]] = [b, a]
  }
  return shuffled
}

const fits = ({ topic_id, difficulty }: Cell, question: Drawable) =>
  (topic_id === null || topic_id === question.topic_id) &&
  (difficulty === null || difficulty === question.difficulty)

/** The narrowest first: what only one cell can use is not taken by one that takes anything. */
const breadth = ({ topic_id, difficulty }: Cell) => Number(topic_id === null) + Number(difficulty === null)

/**
 * Draws so many questions for each cell, none twice. Among equals, questions of a passage that is on the paper already
 * come first, so that a passage is read for more than one question. `missing` says how many the pool lacks.
 */
export function drawQuestions(
  pool: readonly Drawable[],
  cells: readonly Cell[],
  chosen: readonly Drawable[],
  random: Random,
): { drawn: Drawable[]; missing: number } {
  const taken = new Set(chosen.map(({ id }) => id))
  const passages = new Set(chosen.flatMap(({ stimulus_id }) => stimulus_id ?? []))
  const rest = shuffle(pool, random).filter(({ id }) => !taken.has(id))
  const drawn: Drawable[] = []
  let missing = 0
  for (const cell of [...cells].sort((a, b) => breadth(a) - breadth(b))) {
    const fitting = rest.filter(question => fits(cell, question))
    for (let number = 0; number < cell.count; number++) {
      const open = fitting.filter(question => !taken.has(question.id))
      const next =
        open.find(({ stimulus_id }) => stimulus_id !== null && passages.has(stimulus_id)) ?? open[0]
      if (!next) {
        missing += cell.count - number
        break
      }
      taken.add(next.id)
      if (next.stimulus_id !== null) passages.add(next.stimulus_id)
      drawn.push(next)
    }
  }
  return { drawn, missing }
}

/** Questions of one passage stand together, at the place of the first of them. */
export function gatherPassages(questions: readonly Drawable[]): Drawable[] {
  const groups = Map.groupBy(questions, ({ id, stimulus_id }) => stimulus_id ?? id)
  return [...groups.values()].flat()
}
