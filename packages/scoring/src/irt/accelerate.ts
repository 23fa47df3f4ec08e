import { factorise, solveFactored } from './cholesky.ts'
import type { Estimates } from './estimates.ts'

/** So many steps are remembered: what is slow about EM lies in the few directions that bend the scale of ability. */
const MEMORY = 8

/** Keeps the least squares apart where steps look alike; of squares brought to 1. */
const RIDGE = 1e-12

/** How far the estimates moved, and how much the plain step from them changed by that. */
interface Move {
  moved: Float64Array
  changed: Float64Array
}

export interface Acceleration {
  /** Where plain steps seem to lead, given the next of them: from `estimates` to `next`. */
  leap: (estimates: Estimates, next: Estimates) => Estimates
  /** Forgets all steps: they led downhill. */
  forget: () => void
}

/**
 * Anderson acceleration (1965, https://doi.org/10.1145/321296.321305), as Henderson & Varadhan (2019,
 * https://doi.org/10.1080/10618600.2019.1594835) use it for EM: the combination of the last steps in which the plain step
 * vanishes as far as it can. The point may be worse than `next`: whoever calls compares their objectives.
 */
export function createAcceleration(): Acceleration {
  let moves: Move[] = []
  let last: { estimates: Estimates; step: Float64Array } | undefined
  return {
    leap: (estimates, next) => {
      const step = subtract(next, estimates)
      if (last)
        moves = [
          ...moves,
          { moved: subtract(estimates, last.estimates), changed: subtract(step, last.step) },
        ].slice(-MEMORY)
      last = { estimates, step }
      const leap = next.slice()
      for (const [place, share] of findShares(moves, step).entries()) {
        const { moved, changed } = moves[place] ?? { moved: step, changed: step }
        for (const [index, distance] of moved.entries())
          leap[index] = (leap[index] ?? 0) - share * (distance + (changed[index] ?? 0))
      }
      return leap
    },
    forget: () => {
      moves = []
      last = undefined
    },
  }
}

/** By how much of each move the step comes nearest to nothing; by none where moves cannot be told apart. */
function findShares(moves: readonly Move[], step: Float64Array): Float64Array {
  const size = moves.length
  const lengths = moves.map(({ changed }) => Math.sqrt(multiply(changed, changed)) || 1)
  const factor = new Float64Array(size * size)
  for (const [row, { changed }] of moves.entries())
    for (const [column, other] of moves.slice(0, row + 1).entries()) {
      const product = multiply(changed, other.changed) / ((lengths[row] ?? 1) * (lengths[column] ?? 1))
      factor[row * size + column] = product + (row === column ? RIDGE : 0)
    }
  if (!factorise(factor, size)) return new Float64Array(size)
  const shares = Float64Array.from(
    moves,
    ({ changed }, place) => multiply(changed, step) / (lengths[place] ?? 1),
  )
  solveFactored(factor, size, shares)
  return shares.map((share, place) => share / (lengths[place] ?? 1))
}

const multiply = (one: Float64Array, other: Float64Array) =>
  one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0)

/** A held logit of 0 is infinite, and infinity less itself is no number. */
const subtract = (one: Float64Array, other: Float64Array) =>
  one.map((value, index) => (value === other[index] ? 0 : value - (other[index] ?? 0)))
