import { findProbability, type ItemParameters } from '../irt/item-response.ts'
import { MISSING } from '../irt/pack-responses.ts'

/** Questions of one passage, by place, whose answers go together more than ability explains. */
interface DependentGroup {
  group: string
  places: number[]
  /** Mean residual correlation within the passage, above that of all other pairs. */
  excess: number
}

/** A mean excess above this and above three standard errors is told: smaller ones change no score. */
const CLEAR_DEPENDENCE = 0.05
const EVIDENCE = 3

/** Q3 of Yen (1984): correlations of what the model leaves unexplained, at row * items + column. */
function findResidualCorrelations(
  codes: Uint8Array,
  abilities: Float64Array,
  items: readonly ItemParameters[],
): Float64Array {
  const size = items.length
  const sums = new Float64Array(size * size)
  const residuals = new Float64Array(size)
  for (const [student, theta] of abilities.entries()) {
    for (const [item, parameters] of items.entries()) {
      const code = codes[student * size + item] ?? MISSING
      residuals[item] = code === MISSING ? 0 : code - findProbability(theta, parameters)
    }
    for (let row = 0; row < size; row += 1) {
      const own = residuals[row] ?? 0
      if (own === 0) continue
      for (let column = 0; column <= row; column += 1)
        sums[row * size + column] = (sums[row * size + column] ?? 0) + own * (residuals[column] ?? 0)
    }
  }
  const deviation = items.map((_, item) => Math.sqrt(sums[item * size + item] ?? 0))
  return sums.map((_, at) => {
    const [row, column] = [Math.floor(at / size), at % size].toSorted((a, b) => b - a) as [number, number]
    return (sums[row * size + column] ?? 0) / ((deviation[row] ?? 0) * (deviation[column] ?? 0))
  })
}

const findMean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Passages whose questions hang together beyond the ability that they measure: a known answer helps to another one. The
 * test then measures less surely than its standard errors say. `groups` names the passage of each item, null for none.
 */
export function findDependentGroups(
  codes: Uint8Array,
  abilities: Float64Array,
  items: readonly ItemParameters[],
  groups: readonly (string | null)[],
): DependentGroup[] {
  const q3 = findResidualCorrelations(codes, abilities, items)
  const pairs = items.flatMap((_, row) =>
    Array.from({ length: row }, (_, column) => {
      const group = groups[row] ?? null
      return { group: group === groups[column] ? group : null, q3: q3[row * items.length + column] ?? NaN }
    }),
  )
  const known = pairs.filter(pair => Number.isFinite(pair.q3))
  const usual = findMean(known.filter(({ group }) => group === null).map(pair => pair.q3))
  const within = Map.groupBy(known, ({ group }) => group)
  return [...within].flatMap(([group, own]) => {
    const excess = findMean(own.map(pair => pair.q3)) - usual
    // Residual correlations of different pairs are nearly independent, each with a variance of 1 / students.
    const chance = EVIDENCE / Math.sqrt(abilities.length * own.length)
    if (group === null || !(excess > Math.max(CLEAR_DEPENDENCE, chance))) return []
    const places = groups.flatMap((name, place) => (name === group ? [place] : []))
    return [{ group, places, excess }]
  })
}
