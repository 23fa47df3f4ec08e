import { type Calibration, calibrate } from './calibrate.ts'
import type { CalibrationDesign } from './estimates.ts'
import type { PackedResponses } from './pack-responses.ts'

/**
 * What is taken for known of the mean of ln a before any answer: next to nothing. A group that is its own norm counts slopes in its own SDs,
 * and a class whose abilities differ by half as much has slopes of half the size. So this only holds what answers tell nothing of.
 */
const TYPICAL_SLOPE = { mean: 0.1, sd: 2 }

/** Two means of the prior, to see how far the found slopes follow it. */
const TRIED = [0, 0.2] as const

function withMean(design: CalibrationDesign, mean: number): CalibrationDesign {
  const items = design.items.map(item => ({
    ...item,
    priors: { ...item.priors, a: item.priors.a && { ...item.priors.a, mean } },
  }))
  return { ...design, items }
}

function findMeanLogSlope({ items }: Calibration, design: CalibrationDesign): number {
  const logs = items.flatMap(({ a }, place) => (design.items[place]?.fixed ? [] : [Math.log(a)]))
  return logs.reduce((sum, log) => sum + log, 0) / logs.length
}

/**
 * The design with the prior of slopes centred where the answers of all its items put it: empirical Bayes on the mean of
 * ln a (Morris 1983). Few students leave each slope near its prior, so a centre that is too low tells too large an error.
 * Found slopes follow the centre in a line; two calibrations give the line, and its fixed point is the centre wanted.
 * The mode of a lies below that of ln a by the variance of the prior, as far as the prior decides. A prior whose mean is higher by that
 * variance has its mode of a where the wanted one has its mode of ln a, whatever the answers say.
 */
export function centreSlopes(responses: PackedResponses, design: CalibrationDesign): CalibrationDesign {
  const free = design.items.filter(item => !item.fixed)
  const prior = free[0]?.priors.a
  if (!prior || design.common_slope) return design
  const [low, high] = TRIED.map(mean => {
    const tried = withMean(design, mean)
    return findMeanLogSlope(calibrate(responses, tried), tried)
  }) as [number, number]
  const follow = Math.min(1, Math.max(0, (high - low) / (TRIED[1] - TRIED[0])))
  const items = free.length / prior.sd ** 2
  const known = 1 / TYPICAL_SLOPE.sd ** 2
  const found = items * (low + follow * prior.sd ** 2) + known * TYPICAL_SLOPE.mean
  return withMean(design, found / (items * (1 - follow) + known) + prior.sd ** 2)
}
