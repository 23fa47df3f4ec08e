import type { ItemParameters } from './item-response.ts'
import type { PackedResponses } from './pack-responses.ts'
import { tabulatePatterns } from './pattern-tables.ts'
import { BLOCK_SIZE, createBlock, findPosteriors, type PosteriorBlock } from './posterior.ts'
import { findLogWeights, type Latent, NODE_COUNT, NODES, STANDARD_NORMAL } from './quadrature.ts'

/** Posterior mean (EAP) and SD of each student's ability. */
export interface Abilities {
  eap: Float64Array
  se: Float64Array
  /** Marginal, summed over the students. */
  log_likelihood: number
}

/**
 * Scores all students by the same nodes as the calibration (Bock & Mislevy 1982). A missing response says nothing: a
 * question left blank in an exam without minus marks has to be given as wrong, or running out of time would pay.
 */
export function scoreAbilities(
  responses: PackedResponses,
  parameters: readonly ItemParameters[],
  latent: Latent = STANDARD_NORMAL,
): Abilities {
  const { students } = responses
  const evidence = { responses, tables: tabulatePatterns(parameters), log_weights: findLogWeights(latent) }
  const block = createBlock()
  const abilities = { eap: new Float64Array(students), se: new Float64Array(students), log_likelihood: 0 }
  for (let from = 0; from < students; from += BLOCK_SIZE) {
    findPosteriors(block, evidence, from, Math.min(students, from + BLOCK_SIZE))
    abilities.log_likelihood += block.log_likelihood
    for (let student = 0; student < block.students; student += 1) {
      const { mean, sd } = findMoments(block, student)
      abilities.eap[from + student] = mean
      abilities.se[from + student] = sd
    }
  }
  return abilities
}

function findMoments({ weights, first, last }: PosteriorBlock, student: number) {
  const at = student * NODE_COUNT
  const end = last[student] ?? 0
  let mean = 0
  for (let node = first[student] ?? 0; node <= end; node += 1)
    mean += (weights[at + node] ?? 0) * (NODES[node] ?? 0)
  let variance = 0
  for (let node = first[student] ?? 0; node <= end; node += 1)
    variance += (weights[at + node] ?? 0) * ((NODES[node] ?? 0) - mean) ** 2
  return { mean, sd: Math.sqrt(variance) }
}
