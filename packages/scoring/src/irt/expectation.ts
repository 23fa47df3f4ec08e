import { type CalibrationDesign, type Estimates, readLatent, readParameters } from './estimates.ts'
import {
  GROUP_SIZE,
  MISSING,
  type PackedResponses,
  PATTERN_COUNT,
  RIGHT,
  readPlace,
} from './pack-responses.ts'
import { tabulatePatterns } from './pattern-tables.ts'
import { BLOCK_SIZE, createBlock, type Evidence, findPosteriors, type PosteriorBlock } from './posterior.ts'
import { findLogWeights, NODE_COUNT } from './quadrature.ts'

/**
 * What an E-step (Bock & Aitkin 1981) finds, in one vector so that sums over students are sums of vectors: the log
 * likelihood; 61 expected numbers of students, one per node; then per item 61 expected numbers of students who tried
 * it, and 61 of those who had it right.
 */
export type Expectation = Float64Array

/**
 * Students are summed up in chunks of this fixed size and the chunks in their order. Floating-point sums depend on their
 * order, so this is what makes results equal to the last bit for any number of workers. Changing it changes last bits.
 */
export const CHUNK_SIZE = 4096

const PER_ITEM = 2 * NODE_COUNT
const HEAD = 1 + NODE_COUNT

export const countChunks = (students: number): number => Math.ceil(students / CHUNK_SIZE)

export const findExpectationLength = (items: number): number => HEAD + items * PER_ITEM

export function readExpectation(expectation: Expectation) {
  return {
    log_likelihood: expectation[0] ?? 0,
    students: expectation.subarray(1, HEAD),
    tried: (item: number) =>
      expectation.subarray(HEAD + item * PER_ITEM, HEAD + item * PER_ITEM + NODE_COUNT),
    right: (item: number) =>
      expectation.subarray(HEAD + item * PER_ITEM + NODE_COUNT, HEAD + (item + 1) * PER_ITEM),
  }
}

export function addExpectation(sum: Expectation, part: Expectation): void {
  for (let index = 0; index < sum.length; index += 1) sum[index] = (sum[index] ?? 0) + (part[index] ?? 0)
}

/** Expected counts laid out as the tables, and which patterns anybody has at all: in practice every fourth. */
interface PatternCounts {
  expected: Float64Array
  seen: Uint8Array
}

/** Returns a function that finds the expectation of one chunk, counted from 0, at these estimates. */
export function prepareExpectation(
  responses: PackedResponses,
  design: CalibrationDesign,
  estimates: Estimates,
): (chunk: number) => Expectation {
  const tables = tabulatePatterns(readParameters(estimates, design.items))
  const evidence = { responses, tables, log_weights: findLogWeights(readLatent(estimates)) }
  const counts: PatternCounts = {
    expected: new Float64Array(tables.length),
    seen: new Uint8Array(responses.groups * PATTERN_COUNT),
  }
  return chunk => {
    const head = sumChunk(evidence, chunk, counts)
    const expectation = new Float64Array(findExpectationLength(responses.items))
    expectation.set(head)
    unfoldCounts(expectation, counts, responses.items)
    clearSeen(counts)
    return expectation
  }
}

function sumChunk(evidence: Evidence, chunk: number, counts: PatternCounts) {
  const { responses } = evidence
  const head = new Float64Array(HEAD)
  const block = createBlock()
  const end = Math.min(responses.students, (chunk + 1) * CHUNK_SIZE)
  for (let from = chunk * CHUNK_SIZE; from < end; from += BLOCK_SIZE) {
    findPosteriors(block, evidence, from, Math.min(end, from + BLOCK_SIZE))
    head[0] = (head[0] ?? 0) + block.log_likelihood
    addStudents(head, block)
    addPatterns(counts, block, responses, from)
  }
  return head
}

function addStudents(head: Float64Array, { students, weights, first, last }: PosteriorBlock) {
  for (let student = 0; student < students; student += 1)
    for (let node = first[student] ?? 0; node <= (last[student] ?? 0); node += 1)
      head[1 + node] = (head[1 + node] ?? 0) + (weights[student * NODE_COUNT + node] ?? 0)
}

/** Counts into the row of each student's pattern, as the tables are laid out. */
function addPatterns(
  { expected, seen }: PatternCounts,
  { students, weights, first, last }: PosteriorBlock,
  { patterns, students: all, groups }: PackedResponses,
  from: number,
) {
  for (let group = 0; group < groups; group += 1) {
    const patternsAt = group * all + from
    for (let student = 0; student < students; student += 1) {
      const at = student * NODE_COUNT
      const pattern = group * PATTERN_COUNT + (patterns[patternsAt + student] ?? 0)
      const row = pattern * NODE_COUNT
      seen[pattern] = 1
      const end = last[student] ?? 0
      for (let node = first[student] ?? 0; node <= end; node += 1)
        expected[row + node] = (expected[row + node] ?? 0) + (weights[at + node] ?? 0)
    }
  }
}

/** Unfolds the counts of patterns into those of the items that the patterns are made of. */
function unfoldCounts(expectation: Expectation, { expected, seen }: PatternCounts, items: number) {
  for (let item = 0; item < items; item += 1) {
    const group = Math.floor(item / GROUP_SIZE)
    const tried = HEAD + item * PER_ITEM
    for (let pattern = 0; pattern < PATTERN_COUNT; pattern += 1) {
      const code = readPlace(pattern, item % GROUP_SIZE)
      const at = group * PATTERN_COUNT + pattern
      if (code === MISSING || seen[at] === 0) continue
      addRow(expectation, tried, expected, at * NODE_COUNT)
      if (code === RIGHT) addRow(expectation, tried + NODE_COUNT, expected, at * NODE_COUNT)
    }
  }
}

/** Clears what was counted, a small part of all. */
function clearSeen({ expected, seen }: PatternCounts) {
  for (const [pattern, isSeen] of seen.entries())
    if (isSeen) expected.fill(0, pattern * NODE_COUNT, (pattern + 1) * NODE_COUNT)
  seen.fill(0)
}

function addRow(sum: Float64Array, at: number, counts: Float64Array, row: number) {
  for (let node = 0; node < NODE_COUNT; node += 1)
    sum[at + node] = (sum[at + node] ?? 0) + (counts[row + node] ?? 0)
}
