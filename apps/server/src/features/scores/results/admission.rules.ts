import type { AdmissionChance } from '@gerbang/contract/scores/results.ts'
import type { ChosenMajor } from '@gerbang/contract/exam/universities.ts'
import {
  type AdmissionChoice,
  findAdmissionChances,
  SELECTION_REACH,
} from '@gerbang/scoring/admission/admission-chance.ts'
import {
  findTotalSem,
  GROWTH_SD,
  predictExam,
  type ReportedTotal,
  type ScoreGroup,
} from '@gerbang/scoring/admission/predict-exam.ts'
import { chooseWeights, type MajorWeights, weighScores } from '@gerbang/scoring/admission/weigh-sub-tests.ts'

export interface PlatformCut {
  major_id: string
  cut: number
  se: number
  pool: number
  /** Of everybody ranked by the weights of the major; null where those of the try-out count. */
  group_mean: number | null
  group_sd: number | null
}

/** The student's total as one major weighs it. */
export interface MajorTotal {
  score: number
  measured: ReportedTotal | undefined
}

export interface ToldChance {
  chance: AdmissionChance | null
  too_few_choosers: boolean
}

const roundTo = (number: number, digits: number) => Math.round(number * 10 ** digits) / 10 ** digits

/** A total with the error that another paper would have; undefined where right answers count. */
export function measureTotal(
  total: number,
  subTests: readonly { weight: number; se: number | null; theta_se: number | null }[],
): ReportedTotal | undefined {
  const known = subTests.flatMap(({ weight, se, theta_se }) =>
    se === null || theta_se === null ? [] : [{ weight, scaled_se: se, theta_se }],
  )
  if (known.every(({ weight }) => weight === 0)) return undefined
  return { score: total, sem: findTotalSem(known) }
}

interface WeighedScore {
  subject: { code: string }
  weight: number
  scaled: number | null
  se: number | null
  theta_se: number | null
}

/** The total that counts for a major: the try-out's own, unless the major weighs sub-tests in its own way. */
export function weighForMajor(
  total: number,
  subTests: readonly WeighedScore[],
  weights: MajorWeights | undefined,
): MajorTotal {
  if (!weights) return { score: total, measured: measureTotal(total, subTests) }
  const own = chooseWeights(
    subTests.map(({ subject, weight }) => ({ code: subject.code, weight })),
    weights,
  )
  const weighed = weighScores(
    subTests.map(({ scaled }) => scaled),
    own,
  )
  if (weighed === null) return { score: total, measured: undefined }
  const score = roundTo(weighed, 2)
  return {
    score,
    measured: measureTotal(
      score,
      subTests.map((row, place) => ({ ...row, weight: own[place] ?? 0 })),
    ),
  }
}

/**
 * Chances of the choices in their order, each with the total that counts for it. A choice whose cut nobody here can tell counts for the others as though it did
 * not exist. `norm` is the scale's, in whose SDs growth and selection are reckoned.
 */
export function describeChances(
  totals: readonly (ReportedTotal | undefined)[],
  group: ScoreGroup,
  choices: readonly ChosenMajor[],
  cuts: readonly PlatformCut[],
  norm: { sd: number },
): ToldChance[] {
  if (totals.every(total => !total)) return choices.map(() => ({ chance: null, too_few_choosers: false }))
  const known = choices.map(({ id }) => cuts.find(cut => cut.major_id === id))
  const asked = known.flatMap((cut, place): AdmissionChoice[] => {
    const total = totals[place]
    if (!cut || !total) return []
    const { group_mean, group_sd } = cut
    const own = group_mean === null || group_sd === null ? group : { mean: group_mean, sd: group_sd }
    const expected = predictExam(total, own, GROWTH_SD * norm.sd)
    return [{ ...expected, cut: { ...cut, basis: 'platform' } }]
  })
  const told = findAdmissionChances(asked, SELECTION_REACH * norm.sd).choices.values()
  return known.map((cut, place) => {
    const { figures } = choices[place] ?? {}
    const hasSeats = Boolean(figures?.capacity && figures.applicants)
    const found = cut && totals[place] && told.next().value
    if (!found) return { chance: null, too_few_choosers: hasSeats }
    const { chance, admitted, low, high, band, pool } = found
    const [rounded = 0, won = 0, least = 0, most = 0] = [chance, admitted, low, high].map(one =>
      roundTo(one, 3),
    )
    const cutAt = { cut: roundTo(cut.cut, 2), cut_se: roundTo(cut.se, 2) }
    return {
      chance: { chance: rounded, admitted: won, low: least, high: most, band, pool, ...cutAt },
      too_few_choosers: false,
    }
  })
}
