import { calibrate } from '@gerbang/scoring/irt/calibrate.ts'
import { correlateAbilities } from '@gerbang/scoring/irt/correlate-abilities.ts'
import { findItemError } from '@gerbang/scoring/irt/item-error.ts'
import type { ItemParameters } from '@gerbang/scoring/irt/item-response.ts'
import { packResponses } from '@gerbang/scoring/irt/pack-responses.ts'
import { choosePriors, MANY_STUDENTS } from '@gerbang/scoring/irt/priors.ts'
import { STANDARD_NORMAL } from '@gerbang/scoring/irt/quadrature.ts'
import { fitNormScale } from '@gerbang/scoring/irt/report-score.ts'
import { reportTotal } from '@gerbang/scoring/irt/report-total.ts'
import { scoreAbilities } from '@gerbang/scoring/irt/score-abilities.ts'
import { centreSlopes } from '@gerbang/scoring/irt/slope-prior.ts'
import { createUniform } from '@gerbang/scoring/irt/testing/generate-responses.ts'
import { type SimulatedSubTest, simulateSubTests } from '../simulate-sub-tests.ts'

/** Blocks of 3PL items, calibrated by that many students. */
export interface TotalErrorStudy {
  students: number
  blocks: readonly (readonly ItemParameters[])[]
  /** What a run knows of each item by its kind: how many answers blind guessing chooses from. */
  guesses: readonly (readonly (number | undefined)[])[]
  correlation: number
  seed: number
}

export interface TotalErrorFindings {
  /** Root mean square of reported total less true total, in points, and what the reports say of it. */
  real: number
  told: number
  /** Were the sub-tests' errors independent. */
  told_independent: number
  /** Share of students whose true total is within 1 and within 1.96 of the reported standard errors. */
  two_in_three: number
  most: number
  /** The same, where the true scale is that of the very students who sat: what a class is told about itself. */
  real_in_group: number
  two_in_three_in_group: number
  /** The first of these among the tenth with the highest totals, whom shrinkage moves most. */
  two_in_three_at_top: number
  /** Mean of the correlations found. */
  correlation: number
}

interface Reported {
  /** Mean and SD of the true abilities of those who sat. */
  own: { mean: number; sd: number }
  a: number
  b: number
  eap: Float64Array
  se: Float64Array
  scale_se: number
}

function describeOwn(abilities: Float64Array) {
  const mean = abilities.reduce((sum, value) => sum + value, 0) / abilities.length
  const squares = abilities.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { mean, sd: Math.sqrt(squares / abilities.length) }
}

function reportSubTest(
  { items, codes, abilities }: SimulatedSubTest,
  students: number,
  guesses: TotalErrorStudy['guesses'][number],
): Reported {
  const responses = packResponses(codes, items.length)
  const design = {
    items: guesses.map(options => ({
      guessing: options !== undefined,
      priors: choosePriors(students, options ?? 2),
      fixed: null,
    })),
    common_slope: false,
    free_latent: false,
  }
  const isFew = students < MANY_STUDENTS
  const centred = isFew ? centreSlopes(responses, design) : design
  const calibration = calibrate(responses, centred)
  const { eap, se } = scoreAbilities(responses, calibration.items)
  const scale_se = isFew ? findItemError(responses, centred, calibration) : 0
  return { ...fitNormScale(eap, { mean: 500, sd: 100 }), own: describeOwn(abilities), eap, se, scale_se }
}

const findMean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Simulates a paper of correlated sub-tests and compares the totals that it would report with the true ones. */
export function studyTotalError({
  students,
  blocks,
  guesses,
  correlation,
  seed,
}: TotalErrorStudy): TotalErrorFindings {
  const subTests = simulateSubTests(createUniform(seed), students, blocks, correlation)
  const reports = subTests.map((subTest, place) => reportSubTest(subTest, students, guesses[place] ?? []))
  const taken = new Uint8Array(students).fill(1)
  const correlations = correlateAbilities(reports.map(({ eap, se }) => ({ eap, se, taken })))
  const none = correlations.map((row, one) => row.map((_, other) => (one === other ? 1 : 0)))
  const found = Array.from({ length: students }, (_, student) => {
    const scores = reports.map(({ a, b, eap, se, scale_se }) => ({
      weight: 1,
      score: a + b * (eap[student] ?? 0),
      ability: { eap: eap[student] ?? 0, se: se[student] ?? 0 },
      b,
      latent: STANDARD_NORMAL,
      scale_se,
    }))
    const truth = findMean(reports.map(({ a, b }, j) => a + b * (subTests[j]?.abilities[student] ?? 0)))
    const inGroup = findMean(
      reports.map(
        ({ a, b, own }, j) => a + (b * ((subTests[j]?.abilities[student] ?? 0) - own.mean)) / own.sd,
      ),
    )
    const total = reportTotal(scores, correlations) ?? { score: NaN, se: NaN }
    const independent = reportTotal(scores, none)?.se ?? NaN
    return {
      error: total.score - truth,
      inGroup: total.score - inGroup,
      total: total.score,
      se: total.se,
      independent,
    }
  })
  const pairs = correlations.flatMap((row, one) => row.slice(0, one))
  const cover = (group: typeof found, bound: number) =>
    findMean(group.map(({ error, se }) => (Math.abs(error) <= bound * se ? 1 : 0)))
  const top = found.toSorted((one, other) => other.total - one.total).slice(0, students / 10)
  return {
    real: Math.sqrt(findMean(found.map(({ error }) => error ** 2))),
    told: Math.sqrt(findMean(found.map(({ se }) => se ** 2))),
    told_independent: Math.sqrt(findMean(found.map(({ independent }) => independent ** 2))),
    two_in_three: cover(found, 1),
    most: cover(found, 1.96),
    real_in_group: Math.sqrt(findMean(found.map(({ inGroup }) => inGroup ** 2))),
    two_in_three_in_group: findMean(found.map(({ inGroup, se }) => (Math.abs(inGroup) <= se ? 1 : 0))),
    two_in_three_at_top: cover(top, 1),
    correlation: findMean(pairs),
  }
}
