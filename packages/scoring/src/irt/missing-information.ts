import { findProbability, type ItemParameters } from './item-response.ts'
import { MISSING, type PackedResponses, readResponse } from './pack-responses.ts'
import { tabulatePatterns } from './pattern-tables.ts'
import { BLOCK_SIZE, createBlock, findPosteriors, type Posterior, readPosterior } from './posterior.ts'
import { findLogWeights, type Latent, NODE_COUNT, NODES } from './quadrature.ts'

/** Nodes of less posterior weight than this do not show in six digits of a standard error. */
const NEGLIGIBLE = 1e-9

/**
 * How the slope of a log likelihood by a, d and logit c follows from the residual (right answer less chance) at a node:
 * at (item * 3 + part) * 61 + node.
 */
function findSlopeFactors(parameters: readonly ItemParameters[]): Float64Array {
  const factors = new Float64Array(parameters.length * 3 * NODE_COUNT)
  for (const [item, parameter] of parameters.entries())
    for (const [node, theta] of NODES.entries()) {
      const chance = Math.max(findProbability(theta, parameter), 1e-300)
      const by_logit = (chance - parameter.c) / (1 - parameter.c) / chance
      const at = item * 3 * NODE_COUNT + node
      factors[at] = by_logit * theta
      factors[at + NODE_COUNT] = by_logit
      factors[at + 2 * NODE_COUNT] = parameter.c / chance
    }
  return factors
}

/**
 * The information that is missing because abilities are not known: the covariance of the slopes of each student's log
 * likelihood under the posterior, summed over students (Louis 1982). Row by row, 3 per item: a, d and logit c.
 */
export function findMissingInformation(
  responses: PackedResponses,
  parameters: readonly ItemParameters[],
  latent: Latent,
): Float64Array {
  const { pairs, products } = sumSlopes(responses, parameters, latent)
  const items = parameters.length
  const factors = findSlopeFactors(parameters)
  const missing = new Float64Array(9 * items * items)
  for (let one = 0; one < 3 * items; one += 1)
    for (let other = 0; other <= one; other += 1) {
      const pair = Math.floor(one / 3) * items + Math.floor(other / 3)
      let covariance = -(products[one * 3 * items + other] ?? 0)
      for (let node = 0; node < NODE_COUNT; node += 1)
        covariance +=
          (pairs[node * items * items + pair] ?? 0) *
          (factors[one * NODE_COUNT + node] ?? 0) *
          (factors[other * NODE_COUNT + node] ?? 0)
      missing[one * 3 * items + other] = covariance
      missing[other * 3 * items + one] = covariance
    }
  return missing
}

/**
 * Two sums over students: `pairs`, per node and pair of items the expected product of residuals, at
 * (node * items + one) * items + other with other <= one; and `products`, the products of each student's expected
 * slopes, 3 per item, row by row.
 */
interface SlopeSums {
  pairs: Float64Array
  products: Float64Array
}

/** The factors of `findSlopeFactors`, and the chance of a right answer at node * items + item. */
interface Curves {
  factors: Float64Array
  chances: Float64Array
}

function sumSlopes(
  responses: PackedResponses,
  parameters: readonly ItemParameters[],
  latent: Latent,
): SlopeSums {
  const { items, students } = responses
  const sums = {
    pairs: new Float64Array(NODE_COUNT * items * items),
    products: new Float64Array(9 * items * items),
  }
  const curves = {
    factors: findSlopeFactors(parameters),
    chances: Float64Array.from({ length: NODE_COUNT * items }, (_, index) => {
      const parameter = parameters[index % items]
      return parameter ? findProbability(NODES[Math.floor(index / items)] ?? 0, parameter) : 0
    }),
  }
  const evidence = { responses, tables: tabulatePatterns(parameters), log_weights: findLogWeights(latent) }
  const block = createBlock()
  for (let from = 0; from < students; from += BLOCK_SIZE) {
    findPosteriors(block, evidence, from, Math.min(students, from + BLOCK_SIZE))
    for (let student = 0; student < block.students; student += 1) {
      const codes = Uint8Array.from({ length: items }, (_, item) =>
        readResponse(responses, from + student, item),
      )
      addStudent(sums, curves, codes, readPosterior(block, student))
    }
  }
  return sums
}

function addStudent(
  { pairs, products }: SlopeSums,
  { factors, chances }: Curves,
  codes: Uint8Array,
  { weights, first, last }: Posterior,
) {
  const items = codes.length
  const residuals = new Float64Array(items)
  const expected = new Float64Array(3 * items)
  for (let node = first; node <= last; node += 1) {
    const weight = weights[node] ?? 0
    if (weight < NEGLIGIBLE) continue
    for (let item = 0; item < items; item += 1) {
      const code = codes[item] ?? MISSING
      residuals[item] = code === MISSING ? 0 : code - (chances[node * items + item] ?? 0)
      for (let part = 0; part < 3; part += 1)
        expected[item * 3 + part] =
          (expected[item * 3 + part] ?? 0) +
          weight * (residuals[item] ?? 0) * (factors[(item * 3 + part) * NODE_COUNT + node] ?? 0)
    }
    addSquare(pairs, node * items * items, residuals, weight)
  }
  addSquare(products, 0, expected, 1)
}

/** Adds the lower triangle of weight v vᵀ to the square matrix that starts at `start`. */
function addSquare(matrix: Float64Array, start: number, vector: Float64Array, weight: number) {
  const size = vector.length
  for (let row = 0; row < size; row += 1) {
    const factor = weight * (vector[row] ?? 0)
    const at = start + row * size
    for (let column = 0; column <= row; column += 1)
      matrix[at + column] = (matrix[at + column] ?? 0) + factor * (vector[column] ?? 0)
  }
}
