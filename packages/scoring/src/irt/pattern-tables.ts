import type { ItemParameters } from './item-response.ts'
import { GROUP_SIZE, MISSING, type PackedResponses, PATTERN_COUNT, RIGHT, WRONG } from './pack-responses.ts'
import { NODE_COUNT, NODES } from './quadrature.ts'

/** Log likelihood of each pattern of each group at each node: at (group * 243 + pattern) * 61 + node. */
export type PatternTables = Float64Array

/** Log chance of a right answer at each of the 61 nodes, then that of a wrong one. */
export function findLogChances({ a, d, c }: ItemParameters): Float64Array {
  const chances = new Float64Array(2 * NODE_COUNT)
  for (const [node, theta] of NODES.entries()) {
    const odds = Math.exp(a * theta + d)
    // Where odds are beyond what a double holds, 1 - P would be 0 and its logarithm infinite.
    const log_miss = Number.isFinite(odds) ? -Math.log1p(odds) : -(a * theta + d)
    chances[node] = c > 0 ? Math.log(c + (1 - c) / (1 + 1 / odds)) : a * theta + d + log_miss
    chances[NODE_COUNT + node] = log_miss + Math.log1p(-c)
  }
  return chances
}

/**
 * Makes the rows of all patterns of the first items, `known` in number, into those of one item more. From the last on: a row
 * is read before another one takes its place.
 */
function addItem(table: Float64Array, known: number, chances: Float64Array | undefined) {
  for (let pattern = known - 1; pattern >= 0; pattern -= 1)
    for (let code = MISSING; code >= WRONG; code -= 1) {
      const from = pattern * NODE_COUNT
      const to = (3 * pattern + code) * NODE_COUNT
      const chance = code === RIGHT ? 0 : NODE_COUNT
      if (!chances || code === MISSING) table.copyWithin(to, from, from + NODE_COUNT)
      else
        for (let node = 0; node < NODE_COUNT; node += 1)
          table[to + node] = (table[from + node] ?? 0) + (chances[chance + node] ?? 0)
    }
}

/** Builds the tables that turn a student's likelihood into one addition per five items and node. */
export function tabulatePatterns(parameters: readonly ItemParameters[]): PatternTables {
  const size = PATTERN_COUNT * NODE_COUNT
  const tables = new Float64Array(Math.ceil(parameters.length / GROUP_SIZE) * size)
  for (let start = 0, first = 0; start < tables.length; start += size, first += GROUP_SIZE) {
    const table = tables.subarray(start, start + size)
    for (let place = 0, known = 1; place < GROUP_SIZE; place += 1, known *= 3) {
      const parameter = parameters[first + place]
      addItem(table, known, parameter && findLogChances(parameter))
    }
  }
  return tables
}

/** Logarithm of the chance of a student's responses at each node, of each student as it is asked for: all fill gigabytes. */
export function prepareLikelihoods(
  { groups, patterns, students }: PackedResponses,
  parameters: readonly ItemParameters[],
): (student: number) => Float64Array {
  const tables = tabulatePatterns(parameters)
  return student => {
    const chances = new Float64Array(NODE_COUNT)
    for (let group = 0; group < groups; group += 1) {
      const row = (group * PATTERN_COUNT + (patterns[group * students + student] ?? 0)) * NODE_COUNT
      for (let node = 0; node < NODE_COUNT; node += 1)
        chances[node] = (chances[node] ?? 0) + (tables[row + node] ?? 0)
    }
    return chances
  }
}
