import type { AdmissionChance } from '@gerbang/contract/results.ts'
import type { ChosenMajor } from '@gerbang/contract/universities.ts'
import { type AdmissionChoice, findAdmissionChances } from '@gerbang/scoring/admission/admission-chance.ts'
import {
  type AdmissionCut,
  type CutPrior,
  DEFAULT_CUT_PRIOR,
  estimateCut,
} from '@gerbang/scoring/admission/admission-cut.ts'

export interface PlatformCut {
  major_id: string
  cut: number
  se: number
  pool: number
}

const roundTo = (number: number, digits: number) => Math.round(number * 10 ** digits) / 10 ** digits

/** The error of a guessed cut keeps its proportion to the spread on every scale. */
function priorFor({ mean, sd }: { mean: number; sd: number }): CutPrior {
  return { mean, sd, se: (DEFAULT_CUT_PRIOR.se / DEFAULT_CUT_PRIOR.sd) * sd }
}

function findCut(
  { id, figures }: ChosenMajor,
  cuts: readonly PlatformCut[],
  norm: { mean: number; sd: number },
): AdmissionCut | undefined {
  const platform = cuts.find(cut => cut.major_id === id)
  if (platform) return { cut: platform.cut, se: platform.se, pool: platform.pool, basis: 'platform' }
  if (!figures?.capacity || !figures.applicants) return undefined
  return estimateCut([], { capacity: figures.capacity, applicants: figures.applicants }, 0, priorFor(norm))
}

/**
 * Chances of the choices in their order, null for those without seats and applicants on record. The others count as
 * though these did not exist: nothing is known about being admitted there.
 */
export function describeChances(
  score: { total: number; total_se: number | null },
  choices: readonly ChosenMajor[],
  cuts: readonly PlatformCut[],
  norm: { mean: number; sd: number },
): (AdmissionChance | null)[] {
  const { total, total_se } = score
  if (total_se === null) return choices.map(() => null)
  const known = choices.map(choice => findCut(choice, cuts, norm))
  const asked = known.flatMap((cut): AdmissionChoice[] => (cut ? [{ score: total, se: total_se, cut }] : []))
  const told = findAdmissionChances(asked).choices.values()
  return known.map(cut => {
    const chance = cut && told.next().value
    if (!chance) return null
    return {
      ...chance,
      chance: roundTo(chance.chance, 3),
      admitted: roundTo(chance.admitted, 3),
      cut: roundTo(cut.cut, 2),
      cut_se: roundTo(cut.se, 2),
    }
  })
}
