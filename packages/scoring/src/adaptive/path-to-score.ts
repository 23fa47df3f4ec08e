import { findProbability, type ItemParameters } from '../irt/item-response.ts'
import { findLogWeights, NODES, STANDARD_NORMAL } from '../irt/quadrature.ts'

/** One sub-test on the way to a total, as the student sat it. */
export interface PathPart {
  /** Its share in the total, of any scale that all parts have in common. */
  weight: number
  /** Points of its score for one unit of ability: the scale's B. */
  b: number
  theta: number
  /** Of the questions that count. */
  items: readonly ItemParameters[]
}

export interface PathStep {
  /** More right answers, on a paper like this one. */
  questions: number
  /** For a distance one standard error shorter and longer; `high` is null where no paper is long enough. */
  low: number
  high: number | null
}

/** How likely each number of right answers is at an ability, item by item (Lord and Wingersky 1984). */
function listChances(theta: number, items: readonly ItemParameters[]): number[] {
  return items.reduce<number[]>(
    (chances, item) => {
      const right = findProbability(theta, item)
      return Array.from(
        { length: chances.length + 1 },
        (_, count) => (chances[count] ?? 0) * (1 - right) + (chances[count - 1] ?? 0) * right,
      )
    },
    [1],
  )
}

/** By the questions, which are the same for everybody who sat them: counting them anew costs more than all else here. */
const known = new WeakMap<readonly ItemParameters[], number[]>()

function recallAbilities(items: readonly ItemParameters[]): number[] {
  const found = known.get(items) ?? listAbilities(items)
  known.set(items, found)
  return found
}

/** The ability that is reported for each number of right answers, from none to all: their mean under the prior. */
function listAbilities(items: readonly ItemParameters[]): number[] {
  const sums = Array.from({ length: items.length + 1 }, () => ({ weight: 0, theta: 0 }))
  const logs = findLogWeights(STANDARD_NORMAL)
  for (const [node, theta] of NODES.entries()) {
    const weight = Math.exp(logs[node] ?? 0)
    for (const [count, chance] of listChances(theta, items).entries()) {
      const sum = sums[count]
      if (!sum) continue
      sum.weight += weight * chance
      sum.theta += weight * chance * theta
    }
  }
  return sums.map(({ weight, theta }) => theta / weight)
}

/** How many right answers report this ability, in parts of one; undefined where all of them report less. */
function countRight(abilities: readonly number[], wanted: number): number | undefined {
  const above = abilities.findIndex(ability => ability >= wanted)
  if (above < 0) return undefined
  const [low, high] = [abilities[above - 1], abilities[above] ?? wanted]
  return low === undefined ? 0 : above - (high - wanted) / (high - low)
}

function countMore(
  points: number,
  { weight, b, theta }: PathPart,
  { whole, abilities }: { whole: number; abilities: readonly number[] },
): number | null {
  if (points <= 0) return 0
  const wanted = countRight(abilities, theta + (points * whole) / (weight * b))
  return wanted === undefined ? null : wanted - (countRight(abilities, theta) ?? abilities.length - 1)
}

/**
 * How many more right answers in this sub-test alone would raise the total by `points`. The score that is reported is drawn to
 * the mean, so this asks which number of right answers reports the ability wanted, not which is expected of who has it. `se`:
 * error of the distance. Null where this sub-test alone does not lead there, or has no weight.
 */
export function findPathStep(points: number, se: number, part: PathPart, whole: number): PathStep | null {
  if (part.weight <= 0 || part.b <= 0) return null
  const scale = { whole, abilities: recallAbilities(part.items) }
  const found = countMore(points, part, scale)
  if (found === null) return null
  const low = countMore(points - se, part, scale) ?? 0
  const high = countMore(points + se, part, scale)
  const questions = Math.max(1, Math.round(found))
  return {
    questions,
    low: Math.min(questions, Math.max(0, Math.floor(low))),
    high: high === null ? null : Math.max(questions, Math.ceil(high)),
  }
}
