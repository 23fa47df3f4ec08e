import { type PackedResponses, PATTERN_COUNT } from './pack-responses.ts'
import type { PatternTables } from './pattern-tables.ts'
import { NODE_COUNT } from './quadrature.ts'

/** So many students at once that a group's table and the block itself stay in the processor's cache. */
export const BLOCK_SIZE = 128

/** Nodes less likely than e^-40 of the best add less than a double can hold. */
export const NEGLIGIBLE = 40

/** Posterior distributions of up to 128 students: student s of the block has node q at s * 61 + q. */
export interface PosteriorBlock {
  students: number
  weights: Float64Array
  /** First and last node that is not negligible; the weights outside are not to be read. */
  first: Uint8Array
  last: Uint8Array
  log_likelihood: number
}

/** One student's posterior: weights by node, not to be read outside of first to last. */
export interface Posterior {
  weights: Float64Array
  first: number
  last: number
}

export const readPosterior = (block: PosteriorBlock, student: number): Posterior => ({
  weights: block.weights.subarray(student * NODE_COUNT, (student + 1) * NODE_COUNT),
  first: block.first[student] ?? 0,
  last: block.last[student] ?? 0,
})

export function createBlock(): PosteriorBlock {
  return {
    students: 0,
    weights: new Float64Array(BLOCK_SIZE * NODE_COUNT),
    first: new Uint8Array(BLOCK_SIZE),
    last: new Uint8Array(BLOCK_SIZE),
    log_likelihood: 0,
  }
}

/** What posteriors follow from: the answers, their log likelihoods, and the normalised log density of ability at the nodes. */
export interface Evidence {
  responses: PackedResponses
  tables: PatternTables
  log_weights: Float64Array
}

/**
 * Finds the posteriors of the students from..to-1, at most 128, into the block. The block's log likelihood is the
 * marginal one, summed over its students.
 */
export function findPosteriors(block: PosteriorBlock, evidence: Evidence, from: number, to: number): void {
  const { responses, log_weights } = evidence
  block.students = to - from
  block.log_likelihood = 0
  for (let student = 0; student < block.students; student += 1)
    block.weights.set(log_weights, student * NODE_COUNT)
  for (let group = 0; group < responses.groups; group += 2) addGroups(block, evidence, from, group)
  for (let student = 0; student < block.students; student += 1) normalise(block, student)
}

/** Adds two groups at a time, which halves the traffic to the block. */
function addGroups(
  { weights, students }: PosteriorBlock,
  { responses: { patterns, students: all, groups }, tables }: Evidence,
  from: number,
  group: number,
) {
  const paired = group + 1 < groups
  const one = group * all + from
  const two = one + all
  for (let student = 0; student < students; student += 1) {
    const at = student * NODE_COUNT
    const row = (group * PATTERN_COUNT + (patterns[one + student] ?? 0)) * NODE_COUNT
    if (!paired) {
      for (let node = 0; node < NODE_COUNT; node += 1)
        weights[at + node] = (weights[at + node] ?? 0) + (tables[row + node] ?? 0)
      continue
    }
    const next = ((group + 1) * PATTERN_COUNT + (patterns[two + student] ?? 0)) * NODE_COUNT
    for (let node = 0; node < NODE_COUNT; node += 1)
      weights[at + node] =
        (weights[at + node] ?? 0) + ((tables[row + node] ?? 0) + (tables[next + node] ?? 0))
  }
}

/** Turns the log densities of one student into weights of sum 1. */
function normalise(block: PosteriorBlock, student: number) {
  const { weights } = block
  const at = student * NODE_COUNT
  let highest = -Infinity
  for (let node = 0; node < NODE_COUNT; node += 1) {
    const density = weights[at + node] ?? 0
    if (density > highest) highest = density
  }
  let first = 0
  let last = NODE_COUNT - 1
  while ((weights[at + first] ?? 0) < highest - NEGLIGIBLE) first += 1
  while ((weights[at + last] ?? 0) < highest - NEGLIGIBLE) last -= 1
  let sum = 0
  for (let index = at + first; index <= at + last; index += 1) {
    const weight = Math.exp((weights[index] ?? 0) - highest)
    weights[index] = weight
    sum += weight
  }
  for (let index = at + first; index <= at + last; index += 1) weights[index] = (weights[index] ?? 0) / sum
  block.first[student] = first
  block.last[student] = last
  block.log_likelihood += highest + Math.log(sum)
}
