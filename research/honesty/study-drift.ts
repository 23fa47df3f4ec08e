import { calibrate } from '@gerbang/scoring/irt/calibrate.ts'
import { linkWithoutDrift, type MeasuredAnchor } from '@gerbang/scoring/irt/find-drift.ts'
import type { ItemParameters } from '@gerbang/scoring/irt/item-response.ts'
import { linkByTestCurve } from '@gerbang/scoring/irt/link-scales.ts'
import { packResponses } from '@gerbang/scoring/irt/pack-responses.ts'
import { choosePriors } from '@gerbang/scoring/irt/priors.ts'
import { findStandardErrors } from '@gerbang/scoring/irt/standard-errors.ts'
import { answerAll } from '@gerbang/scoring/irt/testing/answer-items.ts'
import { createUniform, drawNormal } from '@gerbang/scoring/irt/testing/generate-responses.ts'

export interface DriftStudy {
  students: number
  runs: number
  /** All 3PL; the first are those that both forms have. */
  items: readonly ItemParameters[]
  anchors: number
  /** So many of the anchors become easier by this much ability. */
  moved: number
  by: number
  /** Of the second group. */
  ability: { mean: number; sd: number }
}

export interface DriftFindings {
  /** Shares of the good anchors that were dropped, and of the moved ones that were found. */
  good_dropped: number
  moved_found: number
  /** Root mean square of the found mean ability of the second group less its true one. */
  link_error: number
  /** Runs with fewer than six anchors left. */
  too_few: number
}

function calibrateForm(
  items: readonly ItemParameters[],
  students: number,
  draw: () => number,
  { mean, sd } = { mean: 0, sd: 1 },
) {
  const abilities = Float64Array.from({ length: students }, () => mean + sd * drawNormal(draw))
  const responses = packResponses(answerAll(draw, abilities, items), items.length)
  const design = {
    items: items.map(() => ({ guessing: true, priors: choosePriors(students, 5), fixed: null })),
    common_slope: false,
    free_latent: false,
  }
  const calibration = calibrate(responses, design)
  return { items: calibration.items, errors: findStandardErrors(responses, design, calibration) }
}

/** Calibrates pairs of forms with common items, some of which have moved, and counts which are dropped. */
export function studyDrift({
  students,
  runs,
  items,
  anchors,
  moved,
  by,
  ability,
}: DriftStudy): DriftFindings {
  const found = { good: 0, moved: 0, too_few: 0, squares: 0 }
  const half = anchors + Math.floor((items.length - anchors) / 2)
  const common = items.slice(0, anchors)
  for (let run = 0; run < runs; run += 1) {
    const draw = createUniform(1000 + run)
    // Another anchor moves in each run.
    const isMoved = (place: number) => (place - run * moved + runs * anchors) % anchors < moved
    const shifted = common.map((item, place) =>
      isMoved(place) ? { ...item, d: item.d + by * item.a } : item,
    )
    const base = calibrateForm(items.slice(0, half), students, draw)
    const form = calibrateForm([...shifted, ...items.slice(half)], students, draw, ability)
    const pairs = common.flatMap((_, place): MeasuredAnchor[] => {
      const [one, other] = [base.items[place], form.items[place]]
      const [one_error, other_error] = [base.errors[place], form.errors[place]]
      if (!one || !other || !one_error || !other_error) return []
      return [
        {
          base: one,
          form: other,
          base_covariance: one_error.covariance,
          form_covariance: other_error.covariance,
        },
      ]
    })
    const { link, kept, dropped } = linkWithoutDrift(pairs, linkByTestCurve)
    const hits = dropped.filter(({ anchor }) => isMoved(anchor)).length
    found.moved += hits
    found.good += dropped.length - hits
    found.too_few += kept.length < 6 ? 1 : 0
    found.squares += (link.s - ability.mean) ** 2
  }
  return {
    good_dropped: found.good / (runs * (anchors - moved)),
    moved_found: found.moved / (runs * moved),
    link_error: Math.sqrt(found.squares / runs),
    too_few: found.too_few,
  }
}
