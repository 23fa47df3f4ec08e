import type { AdmissionChance } from '@gerbang/contract/results.ts'
import type { ChosenMajor } from '@gerbang/contract/universities.ts'
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

export interface PlatformCut {
  major_id: string
  cut: number
  se: number
  pool: number
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

/** Mean and SD of everybody ranked. */
export function describeGroup(histogram: readonly { score_hundredths: number; count: number }[]): ScoreGroup {
  const count = histogram.reduce((sum, bucket) => sum + bucket.count, 0)
  const sum = histogram.reduce((sum, bucket) => sum + bucket.count * bucket.score_hundredths, 0)
  const mean = sum / Math.max(1, count) / 100
  const squares = histogram.reduce(
    (sum, bucket) => sum + bucket.count * (bucket.score_hundredths / 100 - mean) ** 2,
    0,
  )
  return { mean, sd: Math.sqrt(squares / Math.max(1, count)) }
}

/**
 * Chances of the choices in their order. A choice whose cut nobody here can tell counts for the others as though it did
 * not exist. `norm` is the scale's, in whose SDs growth and selection are reckoned.
 */
export function describeChances(
  total: ReportedTotal | undefined,
  group: ScoreGroup,
  choices: readonly ChosenMajor[],
  cuts: readonly PlatformCut[],
  norm: { sd: number },
): ToldChance[] {
  if (!total) return choices.map(() => ({ chance: null, too_few_choosers: false }))
  const { score, se } = predictExam(total, group, GROWTH_SD * norm.sd)
  const known = choices.map(({ id }) => cuts.find(cut => cut.major_id === id))
  const asked = known.flatMap((cut): AdmissionChoice[] =>
    cut ? [{ score, se, cut: { ...cut, basis: 'platform' } }] : [],
  )
  const told = findAdmissionChances(asked, SELECTION_REACH * norm.sd).choices.values()
  return known.map((cut, place) => {
    const { figures } = choices[place] ?? {}
    const hasSeats = Boolean(figures?.capacity && figures.applicants)
    const found = cut && told.next().value
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
