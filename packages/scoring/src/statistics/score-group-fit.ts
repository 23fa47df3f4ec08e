import { findProbability, type ItemParameters } from '../irt/item-response.ts'
import { findLogWeights, type Latent, NODE_COUNT, NODES, STANDARD_NORMAL } from '../irt/quadrature.ts'
import { findChiSquareTail } from './chi-square.ts'
import { readTally, type ScoreTally } from './tally-scores.ts'

/** S-X2 of Orlando & Thissen (2000); p is NaN where no degree of freedom is left. */
export interface ScoreGroupFit {
  s_x2: number
  df: number
  p: number
}

interface Group {
  students: number
  right: number
  /** Expected number of right answers. */
  expected: number
}

const LEAST_EXPECTED = 1

/** Chance of each number of right answers at each node: at score * 61 + node (Lord & Wingersky 1984). */
function distributeScores(items: readonly ItemParameters[]): Float64Array {
  const scores = new Float64Array((items.length + 1) * NODE_COUNT).fill(1, 0, NODE_COUNT)
  for (const [count, parameters] of items.entries())
    for (const [node, theta] of NODES.entries()) {
      const chance = findProbability(theta, parameters)
      for (let score = count + 1; score >= 0; score -= 1) {
        const at = score * NODE_COUNT + node
        const below = score > 0 ? (scores[at - NODE_COUNT] ?? 0) * chance : 0
        scores[at] = (scores[at] ?? 0) * (1 - chance) + below
      }
    }
  return scores
}

const integrate = (values: (node: number) => number, weights: Float64Array) =>
  weights.reduce((sum, weight, node) => sum + weight * values(node), 0)

/** Expected shares of right answers among the students of each total from 1 to items - 1. */
function expectShares(items: readonly ItemParameters[], item: number, weights: Float64Array): number[] {
  const parameters = items[item]
  if (!parameters) return []
  const others = distributeScores(items.filter((_, index) => index !== item))
  const chances = NODES.map(theta => findProbability(theta, parameters))
  return Array.from({ length: items.length - 1 }, (_, index) => {
    const below = (node: number) => others[index * NODE_COUNT + node] ?? 0
    const same = (node: number) => others[(index + 1) * NODE_COUNT + node] ?? 0
    const right = integrate(node => (chances[node] ?? 0) * below(node), weights)
    const wrong = integrate(node => (1 - (chances[node] ?? 0)) * same(node), weights)
    return right / (right + wrong)
  })
}

const isSparse = ({ students, expected }: Group) =>
  expected < LEAST_EXPECTED || students - expected < LEAST_EXPECTED

const join = (one: Group, other: Group): Group => ({
  students: one.students + other.students,
  right: one.right + other.right,
  expected: one.expected + other.expected,
})

/** Joins score groups with less than one student expected right or wrong to their neighbours towards the middle. */
function joinSparse(groups: readonly Group[]): Group[] {
  const joined = groups.filter(({ students }) => students > 0)
  for (let at = joined.findIndex(isSparse); at >= 0 && joined.length > 1; at = joined.findIndex(isSparse)) {
    const next = at < joined.length / 2 ? at + 1 : at - 1
    const pair = [joined[at], joined[next]]
    const [one, other] = pair
    if (!one || !other) break
    joined.splice(Math.min(at, next), 2, join(one, other))
  }
  return joined
}

/**
 * Compares for each item the right answers in each score group with those that the model expects. Only for complete
 * data: undefined if any response is missing, since number-right groups then mean different things.
 */
export function findScoreGroupFit(
  tally: ScoreTally,
  items: readonly ItemParameters[],
  latent: Latent = STANDARD_NORMAL,
): ScoreGroupFit[] | undefined {
  if (tally.tried.reduce((sum, count) => sum + count, 0) < tally.items * tally.students) return undefined
  const weights = findLogWeights(latent).map(Math.exp)
  return items.map(({ c }, item) => {
    const { tried, right } = readTally(tally, item)
    const groups = joinSparse(
      expectShares(items, item, weights).map((share, index) => ({
        students: tried[index + 1] ?? 0,
        right: right[index + 1] ?? 0,
        expected: share * (tried[index + 1] ?? 0),
      })),
    )
    const s_x2 = groups.reduce(
      (sum, { students, right, expected }) =>
        sum + ((right - expected) ** 2 * students) / (expected * (students - expected)),
      0,
    )
    const df = groups.length - (c > 0 ? 3 : 2)
    return { s_x2, df, p: df > 0 ? findChiSquareTail(s_x2, df) : NaN }
  })
}
