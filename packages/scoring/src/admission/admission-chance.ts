import { findLogWeights, NODES, STANDARD_NORMAL } from '../irt/quadrature.ts'
import { findNormalShare } from '../statistics/normal.ts'
import type { AdmissionCut } from './admission-cut.ts'

/** One choice: the score that the student is expected to have in the exam, and its standard error, in points. */
export interface AdmissionChoice {
  score: number
  se: number
  cut: AdmissionCut
}

export const BANDS = ['aman', 'bersaing', 'berat'] as const
export type Band = (typeof BANDS)[number]

/** Least chance of each band. */
export const BAND_LIMITS: Record<Band, number> = { aman: 0.7, bersaing: 0.3, berat: 0 }

export interface ChoiceChance {
  /** Of reaching this major's cut, whatever happens with the others. */
  chance: number
  /** Of being admitted here: this cut reached, and none of those before it. All of these and `none` sum to 1. */
  admitted: number
  /** The chance if those who really apply are so much better or weaker than those here. */
  low: number
  high: number
  band: Band
  basis: AdmissionCut['basis']
  pool: number
}

/** How much better or weaker the real applicants of a major may be than its choosers here; in SDs of the scale. */
export const SELECTION_REACH = 0.5

export interface AdmissionChances {
  /** In the order given, which is the order of priority. */
  choices: ChoiceChance[]
  none: number
}

const WEIGHTS = findLogWeights(STANDARD_NORMAL).map(Math.exp)

/** 0 / 0 means at the cut without any error, where it is a toss-up. */
const findChance = (ahead: number, error: number) => (ahead === 0 ? 0.5 : findNormalShare(ahead / error))

const findBand = (chance: number): Band => BANDS.find(band => chance >= BAND_LIMITS[band]) ?? 'berat'

/**
 * Chances of a student's choices in order of priority, by both errors: that of the score and that of the cut. A score
 * that is too high by luck is so for all choices, hence the chances are integrated over the one error that they share,
 * not multiplied. The cut's error has to be more than a tenth of the score's, or `admitted` is rough: the integral has
 * 61 nodes, and a cut without error makes a step between two of them.
 */
export function findAdmissionChances(
  choices: readonly AdmissionChoice[],
  /** In points: what `low` and `high` move the cut by. */
  reach = 0,
): AdmissionChances {
  const admitted = choices.map(() => 0)
  let none = 0
  for (const [node, z] of NODES.entries()) {
    let open = WEIGHTS[node] ?? 0
    for (const [index, { score, se, cut }] of choices.entries()) {
      const share = open * findChance(score + se * z - cut.cut, cut.se)
      admitted[index] = (admitted[index] ?? 0) + share
      open -= share
    }
    none += open
  }
  return {
    choices: choices.map((choice, index) => describeChoice(choice, admitted[index] ?? 0, reach)),
    none,
  }
}

function describeChoice({ score, se, cut }: AdmissionChoice, admitted: number, reach: number): ChoiceChance {
  const error = Math.hypot(se, cut.se)
  const [low = 0, chance = 0, high = 0] = [-reach, 0, reach].map(by =>
    findChance(score + by - cut.cut, error),
  )
  return { chance, admitted, low, high, band: findBand(chance), basis: cut.basis, pool: cut.pool }
}
