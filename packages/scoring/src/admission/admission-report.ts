/** A chance that was told, and what came of it. */
export interface AdmissionOutcome {
  chance: number
  admitted: boolean
}

export interface OutcomeBin {
  /** Chances from..to, `to` excluded but for the last. */
  from: number
  to: number
  count: number
  /** Mean chance told, and share admitted; NaN of nobody. Equal where the chances are honest. */
  told: number
  admitted: number
  /** 95 % interval of the share (Wilson 1927); the told mean outside of it is a fault. */
  low: number
  high: number
}

export interface OutcomeReport {
  count: number
  /** Mean squared difference of chance and outcome, 0 is best (Brier 1950). */
  brier: number
  /** The same had everybody been told the share admitted of all: what the chances have to beat. */
  brier_base: number
  bins: OutcomeBin[]
}

const BINS = 10
const Z = 1.959963984540054

const findMean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const toNumber = ({ admitted }: AdmissionOutcome) => (admitted ? 1 : 0)

function describeBin(outcomes: readonly AdmissionOutcome[], index: number): OutcomeBin {
  const count = outcomes.length
  const admitted = findMean(outcomes.map(toNumber))
  const middle = (admitted + (Z * Z) / (2 * count)) / (1 + (Z * Z) / count)
  const spread =
    (Z / (1 + (Z * Z) / count)) * Math.sqrt((admitted * (1 - admitted)) / count + (Z / (2 * count)) ** 2)
  return {
    from: index / BINS,
    to: (index + 1) / BINS,
    count,
    told: findMean(outcomes.map(outcome => outcome.chance)),
    admitted,
    low: middle - spread,
    high: middle + spread,
  }
}

/** Compares the chances told with what came of them, in ten bins: among those told 30 %, were 30 % admitted? */
export function reportOutcomes(outcomes: readonly AdmissionOutcome[]): OutcomeReport {
  const findBin = ({ chance }: AdmissionOutcome) => Math.min(BINS - 1, Math.floor(chance * BINS))
  const base = findMean(outcomes.map(toNumber))
  return {
    count: outcomes.length,
    brier: findMean(outcomes.map(outcome => (outcome.chance - toNumber(outcome)) ** 2)),
    brier_base: base * (1 - base),
    bins: Array.from({ length: BINS }, (_, index) =>
      describeBin(
        outcomes.filter(outcome => findBin(outcome) === index),
        index,
      ),
    ),
  }
}
