import { calibrate } from '@gerbang/scoring/irt/calibrate.ts'
import { correlateAbilities } from '@gerbang/scoring/irt/correlate-abilities.ts'
import { designAnchors } from '@gerbang/scoring/irt/design-anchors.ts'
import { linkWithoutDrift } from '@gerbang/scoring/irt/find-drift.ts'
import type { ItemParameters } from '@gerbang/scoring/irt/item-response.ts'
import { findLinkError } from '@gerbang/scoring/irt/link-error.ts'
import { linkByTestCurve } from '@gerbang/scoring/irt/link-scales.ts'
import { packResponses } from '@gerbang/scoring/irt/pack-responses.ts'
import { choosePriors, MANY_STUDENTS } from '@gerbang/scoring/irt/priors.ts'
import { fitNormScale } from '@gerbang/scoring/irt/report-score.ts'
import { reportTotal } from '@gerbang/scoring/irt/report-total.ts'
import { scoreAbilities } from '@gerbang/scoring/irt/score-abilities.ts'
import { centreSlopes } from '@gerbang/scoring/irt/slope-prior.ts'
import { findStandardErrors } from '@gerbang/scoring/irt/standard-errors.ts'
import { createUniform } from '@gerbang/scoring/irt/testing/generate-responses.ts'
import { type SimulatedSubTest, simulateSubTests } from '../simulate-sub-tests.ts'

/** A second paper of students of another ability, tied to the first by questions that both ask. */
export interface LinkStudy {
  /** Who sat the first paper, and the second one. */
  base: number
  students: number
  /** In each sub-test of both papers. */
  anchors: number
  blocks: readonly (readonly ItemParameters[])[]
  correlation: number
  /** Mean of the second group where the first has 0. */
  ability: number
  seed: number
}

export interface LinkFindings {
  /** Root mean square over sub-tests of the second group's mean score less the true one, in points, and what is told of it. */
  real_link: number
  told_link: number
  /** Share of students whose true total on the scale of the first paper is within one error told: with the link's and without. */
  two_in_three: number
  without_link: number
}

interface Form {
  items: readonly ItemParameters[]
  sat: SimulatedSubTest
}

const findMean = (values: ArrayLike<number>) =>
  Array.from(values).reduce((sum, value) => sum + value, 0) / values.length

function findSpread(values: Float64Array) {
  const mean = findMean(values)
  return Math.sqrt(findMean(values.map(value => (value - mean) ** 2)))
}

/** Calibrates one sub-test of a paper by itself. */
function calibrateAlone({ sat: { codes, items } }: Form, students: number) {
  const responses = packResponses(codes, items.length)
  const priors = choosePriors(students, 5)
  const plain = {
    items: items.map(() => ({ guessing: true, priors, fixed: null })),
    common_slope: false,
    free_latent: false,
  }
  const design = students < MANY_STUDENTS ? centreSlopes(responses, plain) : plain
  const calibration = calibrate(responses, design)
  return { responses, design, calibration, errors: findStandardErrors(responses, design, calibration) }
}

/** One sub-test of the second paper on the scale of the first, as a run does it. */
function linkSubTest(first: Form, second: Form, { base: many, students, anchors }: LinkStudy) {
  const base = calibrateAlone(first, many)
  const form = calibrateAlone(second, students)
  const scale = fitNormScale(scoreAbilities(base.responses, base.calibration.items).eap, {
    mean: 500,
    sd: 100,
  })
  const common = Array.from({ length: anchors }, (_, place) => place).flatMap(place => {
    const [one, other] = [base.calibration.items[place], form.calibration.items[place]]
    const [one_error, other_error] = [base.errors[place], form.errors[place]]
    if (!one || !other || !one_error || !other_error) return []
    return [
      {
        place,
        base: one,
        form: other,
        base_covariance: one_error.covariance,
        form_covariance: other_error.covariance,
      },
    ]
  })
  const kept = linkWithoutDrift(common, linkByTestCurve).kept.flatMap(index => common[index] ?? [])
  const { design } = designAnchors(form.design.items, new Map(kept.map(pair => [pair.place, pair.base])))
  const fitted = calibrate(form.responses, design)
  // The scale is that of the first students, so truth is where the second ones stand among them.
  const [mean, sd] = [findMean(first.sat.abilities), findSpread(first.sat.abilities)]
  return {
    ...scale,
    ...scoreAbilities(form.responses, fitted.items),
    latent: fitted.latent,
    scale_se: findLinkError(kept, linkByTestCurve),
    truth: second.sat.abilities.map(theta => (theta - mean) / sd),
  }
}

/** Papers of which the first `anchors` questions of each sub-test are the same. */
function simulatePapers({ blocks, anchors, base, students, correlation, ability, seed }: LinkStudy) {
  const draw = createUniform(seed)
  const papers = blocks.map((block, place) => {
    const fresh = blocks[(place + 1) % blocks.length] ?? block
    return [...block.slice(0, anchors), ...fresh.slice(anchors)]
  })
  const first = simulateSubTests(draw, base, blocks, correlation)
  // Abler students meet easier questions: the generator stays at mean 0.
  const eased = papers.map(items => items.map(item => ({ ...item, d: item.d + item.a * ability })))
  const second = simulateSubTests(draw, students, eased, correlation)
  return blocks.map((items, place) => {
    const [one, other] = [first[place], second[place]]
    if (!one || !other) throw new RangeError('A sub-test lacks')
    const moved = { ...other, abilities: other.abilities.map(theta => theta + ability) }
    return [
      { items, sat: one },
      { items: papers[place] ?? [], sat: moved },
    ] as const
  })
}

/** Links a small group to the scale of a larger one, and compares what its students are told with what is so. */
export function studyLink(study: LinkStudy): LinkFindings {
  const linked = simulatePapers(study).map(([first, second]) => linkSubTest(first, second, study))
  const taken = new Uint8Array(study.students).fill(1)
  const correlations = correlateAbilities(linked.map(({ eap, se }) => ({ eap, se, taken })))
  const told = [true, false].map(isLinked =>
    Array.from({ length: study.students }, (_, student) => {
      const scores = linked.map(({ a, b, eap, se, latent, scale_se }) => ({
        weight: 1,
        score: a + b * (eap[student] ?? 0),
        ability: { eap: eap[student] ?? 0, se: se[student] ?? 1 },
        b,
        latent,
        scale_se: isLinked ? scale_se : 0,
      }))
      const total = reportTotal(scores, correlations) ?? { score: NaN, se: NaN }
      const truth = findMean(linked.map(({ a, b, truth }) => a + b * (truth[student] ?? 0)))
      return Math.abs(total.score - truth) <= total.se ? 1 : 0
    }),
  )
  return {
    real_link: Math.sqrt(
      findMean(linked.map(({ b, latent, truth }) => (b * (latent.mean - findMean(truth))) ** 2)),
    ),
    told_link: Math.sqrt(findMean(linked.map(({ b, scale_se }) => (b * scale_se) ** 2))),
    two_in_three: findMean(told[0] ?? []),
    without_link: findMean(told[1] ?? []),
  }
}
