import { findProbability, type ItemParameters } from '@gerbang/scoring/irt/item-response.ts'
import { findLogWeights, NODES, STANDARD_NORMAL } from '@gerbang/scoring/irt/quadrature.ts'
import { scoreMean } from '@gerbang/scoring/irt/score-ability.ts'

interface ExampleItem {
  a: number
  b: number
  c: number
}

/** Five made-up questions, easy to hard; the last one is written in, so that nobody can guess it. */
export const exampleItems: readonly ExampleItem[] = [
  { a: 1.1, b: -1.6, c: 0.2 },
  { a: 1.2, b: -0.5, c: 0.2 },
  { a: 1, b: 0.4, c: 0.2 },
  { a: 1.5, b: 1.1, c: 0.2 },
  { a: 1.4, b: 1.5, c: 0 },
]

export const scale = { min: 200, max: 1000 }
const [mean, spread] = [500, 110]
const parameters: ItemParameters[] = exampleItems.map(({ a, b, c }) => ({ a, d: -a * b, c }))

/** The very computation that scores a sub-test, on the answers of the example. */
export function scoreExample(answers: readonly boolean[]) {
  const { theta, se } = scoreMean(answers.map(Number), parameters)
  return { score: mean + spread * theta, se: spread * se }
}

/** How well each score explains the answers: points from left to right over the scale, the highest of them 1. */
export function listPlausible(answers: readonly boolean[]): { score: number; height: number }[] {
  const start = findLogWeights(STANDARD_NORMAL)
  const heights = [...NODES].map((theta, node) =>
    parameters.reduce(
      (height, item, index) => {
        const chance = findProbability(theta, item)
        return height * (answers[index] ? chance : 1 - chance)
      },
      Math.exp(start[node] ?? 0),
    ),
  )
  const highest = Math.max(...heights)
  return heights
    .map((height, node) => ({ score: mean + spread * (NODES[node] ?? 0), height: height / highest }))
    .filter(({ score }) => score >= scale.min && score <= scale.max)
}
