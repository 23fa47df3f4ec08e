import { calibrate } from '@gerbang/scoring/irt/calibrate.ts'
import type { ItemParameters } from '@gerbang/scoring/irt/item-response.ts'
import { packResponses, RIGHT, WRONG } from '@gerbang/scoring/irt/pack-responses.ts'
import { choosePriors } from '@gerbang/scoring/irt/priors.ts'
import { fitNormScale } from '@gerbang/scoring/irt/report-score.ts'
import { scoreAbilities } from '@gerbang/scoring/irt/score-abilities.ts'
import { answer } from '@gerbang/scoring/irt/testing/answer-items.ts'
import { createUniform, drawNormal } from '@gerbang/scoring/irt/testing/generate-responses.ts'
import { findEffortless } from '@gerbang/scoring/statistics/effort.ts'

export interface EffortStudy {
  students: number
  items: readonly ItemParameters[]
  /** Share of the students who press anything within seconds. */
  clickers: number
  seed: number
}

export interface EffortFindings {
  /** Share of clickers that are found, and of honest students that are taken for one. */
  found: number
  false_found: number
  /** By how many points the mean score of honest students lies above 500: with everybody in the norm, and with the rule. */
  lift: number
  lift_left: number
}

const findMean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** An honest time: of a question of one minute, by readers up to four times as slow or fast as others, and by chance. */
const readFor = (draw: () => number, speed: number) =>
  Math.min(255, Math.max(1, Math.round(60 * Math.exp(0.45 * speed + 0.5 * drawNormal(draw)))))

function simulate({ students, items, clickers, seed }: EffortStudy) {
  const draw = createUniform(seed)
  const codes = new Uint8Array(students * items.length)
  const seconds = new Uint8Array(students * items.length)
  for (let student = 0; student < students; student += 1) {
    const isClicker = student < clickers * students
    const [theta, speed] = [drawNormal(draw), drawNormal(draw)]
    for (const [place, item] of items.entries()) {
      const at = student * items.length + place
      codes[at] = isClicker ? (draw() < 0.2 ? RIGHT : WRONG) : answer(draw, theta, item)
      seconds[at] = isClicker ? 1 + Math.floor(5 * draw()) : readFor(draw, speed)
    }
  }
  return { codes, seconds }
}

/** How far honest students stand above the mean of the norm that these students make. */
function liftHonest(
  codes: Uint8Array,
  { students, items, clickers }: EffortStudy,
  isIn: (student: number) => boolean,
) {
  const width = items.length
  const places = Array.from({ length: students }, (_, student) => student).filter(isIn)
  const own = Uint8Array.from(
    places.flatMap(place => [...codes.subarray(place * width, (place + 1) * width)]),
  )
  const design = {
    items: items.map(() => ({ guessing: true, priors: choosePriors(places.length, 5), fixed: null })),
    common_slope: false,
    free_latent: false,
  }
  const calibrated = calibrate(packResponses(own, width), design).items
  const { eap } = scoreAbilities(packResponses(codes, width), calibrated)
  const scale = fitNormScale(
    Float64Array.from(places, place => eap[place] ?? 0),
    { mean: 500, sd: 100 },
  )
  const honest = [...eap].slice(Math.ceil(clickers * students))
  return scale.a + scale.b * findMean(honest) - 500
}

const share = (flags: Uint8Array) => (flags.length === 0 ? 0 : findMean([...flags]))

/** Whether those who do not try are told from slow and fast readers, and what they do to the scores of the others. */
export function studyEffort(study: EffortStudy): EffortFindings {
  const { codes, seconds } = simulate(study)
  const answered = new Uint8Array(codes.length).fill(1)
  const found = findEffortless({ seconds, answered, items: study.items.length })
  const clickers = Math.ceil(study.clickers * study.students)
  return {
    found: share(found.subarray(0, clickers)),
    false_found: share(found.subarray(clickers)),
    lift: liftHonest(codes, study, () => true),
    lift_left: liftHonest(codes, study, student => found[student] === 0),
  }
}
