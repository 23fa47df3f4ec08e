import { correlateAbilities } from '@gerbang/scoring/irt/correlate-abilities.ts'
import type { ItemParameters } from '@gerbang/scoring/irt/item-response.ts'
import { packResponses } from '@gerbang/scoring/irt/pack-responses.ts'
import { prepareLikelihoods } from '@gerbang/scoring/irt/pattern-tables.ts'
import { STANDARD_NORMAL } from '@gerbang/scoring/irt/quadrature.ts'
import { reportTotal } from '@gerbang/scoring/irt/report-total.ts'
import { scoreAbilities } from '@gerbang/scoring/irt/score-abilities.ts'
import { createUniform } from '@gerbang/scoring/irt/testing/generate-responses.ts'
import { simulateSubTests } from '../simulate-sub-tests.ts'

export interface EndsStudy {
  students: number
  blocks: readonly (readonly ItemParameters[])[]
  correlation: number
  seed: number
  joint: boolean
}

export interface EndsFindings {
  /** Total reported less true total, mean of the hundredth with the highest and the lowest totals reported. */
  top: number
  bottom: number
  /** Root mean square over everybody, and the share of true totals within one error told. */
  error: number
  two_in_three: number
}

const B = 115
const findMean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** How far totals at both ends of a ranking are from the true ones, by questions that are known. */
export function studyEnds({ students, blocks, correlation, seed, joint }: EndsStudy): EndsFindings {
  const subTests = simulateSubTests(createUniform(seed), students, blocks, correlation)
  const scored = subTests.map(({ codes, items }) => {
    const responses = packResponses(codes, items.length)
    return { ...scoreAbilities(responses, items), findLikelihood: prepareLikelihoods(responses, items) }
  })
  const taken = new Uint8Array(students).fill(1)
  const correlations = correlateAbilities(scored.map(({ eap, se }) => ({ eap, se, taken })))
  const told = Array.from({ length: students }, (_, student) => {
    const scores = scored.map(({ eap, se, findLikelihood }) => ({
      weight: 1,
      score: 500 + B * (eap[student] ?? 0),
      ability: { eap: eap[student] ?? 0, se: se[student] ?? 1 },
      b: B,
      latent: STANDARD_NORMAL,
      likelihood: joint ? findLikelihood(student) : undefined,
    }))
    const { score, se } = reportTotal(scores, correlations, joint ? 'joint' : 'mean') ?? {
      score: NaN,
      se: NaN,
    }
    const truth = findMean(subTests.map(({ abilities }) => 500 + B * (abilities[student] ?? 0)))
    return { score, se, off: score - truth }
  }).toSorted((one, other) => other.score - one.score)
  const hundredth = Math.ceil(students / 100)
  return {
    top: findMean(told.slice(0, hundredth).map(({ off }) => off)),
    bottom: findMean(told.slice(-hundredth).map(({ off }) => off)),
    error: Math.sqrt(findMean(told.map(({ off }) => off ** 2))),
    two_in_three: findMean(told.map(({ off, se }) => (Math.abs(off) <= se ? 1 : 0))),
  }
}
