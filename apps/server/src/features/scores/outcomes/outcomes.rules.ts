import type { Calibration, ChanceBin } from '@gerbang/contract/scores/outcomes.ts'
import { type AdmissionOutcome, reportOutcomes } from '@gerbang/scoring/admission/admission-report.ts'

const roundTo = (value: number) => (Number.isFinite(value) ? Math.round(value * 1000) / 1000 : null)

/** The reliability diagram of chances told; a bin of nobody says nothing. */
export function describeCalibration(
  told: readonly AdmissionOutcome[],
): Pick<Calibration, 'told' | 'admitted' | 'brier' | 'brier_base' | 'bins'> {
  const { count, brier, brier_base, bins } = reportOutcomes(told)
  return {
    told: count,
    admitted: told.filter(({ admitted }) => admitted).length,
    brier: roundTo(brier),
    brier_base: roundTo(brier_base),
    bins: bins.map(
      (bin): ChanceBin => ({
        from: bin.from,
        to: bin.to,
        count: bin.count,
        told: roundTo(bin.told),
        admitted: roundTo(bin.admitted),
        low: roundTo(bin.low),
        high: roundTo(bin.high),
      }),
    ),
  }
}
