import { createAcceleration } from './accelerate.ts'
import {
  type CalibrationDesign,
  type Estimates,
  findLargestChange,
  readLatent,
  readParameters,
  startEstimates,
} from './estimates.ts'
import {
  addExpectation,
  countChunks,
  type Expectation,
  findExpectationLength,
  prepareExpectation,
} from './expectation.ts'
import type { ItemParameters } from './item-response.ts'
import { clampPart, listUnidentified, maximise, type Part } from './maximisation.ts'
import { countResponses, type PackedResponses } from './pack-responses.ts'
import { findLogPrior } from './priors.ts'
import type { Latent } from './quadrature.ts'

/** Stops when a plain EM step changes no parameter by this much; `TIGHT_TOLERANCE` reaches the optimum itself. */
export const TOLERANCE = 1e-5
export const TIGHT_TOLERANCE = 1e-9

export interface CalibrationLimits {
  tolerance: number
  /** E-steps, each one pass over all responses. */
  max_cycles: number
}

export const DEFAULT_LIMITS: CalibrationLimits = { tolerance: TOLERANCE, max_cycles: 2000 }

export interface Progress {
  cycle: number
  /** Largest change by the last plain step; falls towards the tolerance. */
  change: number
  /** Log likelihood plus log prior. */
  objective: number
}

export interface Calibration {
  items: ItemParameters[]
  latent: Latent
  /** Marginal, summed over students, at these very parameters. */
  log_likelihood: number
  log_prior: number
  /** The steps have come to rest; what is not identified rests at a limit. */
  converged: boolean
  cycles: number
  estimates: Estimates
  /** Of each item what stands at a limit in place of an estimate; empty where all is well. */
  unidentified: Part[][]
}

/** Asks for the expectation at these estimates. */
export interface Query {
  estimates: Estimates
  progress: Progress
}

/** A drop of the objective of this relative size is rounding, not a step downhill. */
const ROUNDING = 1e-13

/**
 * Marginal maximum a posteriori calibration by EM (Bock & Aitkin 1981; priors as Mislevy 1986), with guarded
 * Anderson acceleration. A generator: it yields the estimates at which it needs an expectation and is sent that, so that one
 * algorithm runs in one thread or many, reports progress at each yield, and is cancelled by not going on.
 */
export function* calibrateByQueries(
  design: CalibrationDesign,
  start: Estimates,
  { tolerance, max_cycles }: CalibrationLimits,
): Generator<Query, Calibration, Expectation> {
  const progress: Progress = { cycle: 0, change: Infinity, objective: -Infinity }
  function* expect(estimates: Estimates) {
    const expectation: Expectation = yield { estimates, progress: { ...progress } }
    const log_prior = findLogPrior(estimates, design.items, design.common_slope)
    progress.cycle += 1
    progress.objective = (expectation[0] ?? 0) + log_prior
    return { estimates, expectation, log_prior, objective: progress.objective }
  }
  const { leap, forget } = createAcceleration()
  let here = yield* expect(start)
  while (progress.cycle < max_cycles) {
    const next = maximise(here.expectation, design, here.estimates)
    progress.change = findLargestChange(here.estimates, next, design.items.length)
    if (progress.change < tolerance) break
    const landed = yield* expect(confine(leap(here.estimates, next), design.items.length))
    const floor = here.objective - ROUNDING * Math.abs(here.objective)
    if (landed.objective >= floor) here = landed
    else {
      forget()
      here = yield* expect(next)
    }
  }
  return {
    items: readParameters(here.estimates, design.items),
    latent: readLatent(here.estimates),
    log_likelihood: here.expectation[0] ?? 0,
    log_prior: here.log_prior,
    converged: progress.change < tolerance,
    cycles: progress.cycle,
    estimates: here.estimates,
    unidentified: design.items.map(({ guessing, fixed }, item) =>
      fixed ? [] : listUnidentified(here.estimates, item, guessing),
    ),
  }
}

const confine = (estimates: Estimates, count: number) =>
  estimates.map((value, index) =>
    Number.isFinite(value) ? clampPart(value, Math.floor(index / count)) : value,
  )

/** Where a calibration of these responses starts. */
export function findStart(responses: PackedResponses, design: CalibrationDesign): Estimates {
  const { tried, right } = countResponses(responses)
  return startEstimates(
    design,
    design.items.map((_, item) => (right[item] ?? 0) / Math.max(1, tried[item] ?? 0)),
  )
}

/** The expectation of all students: chunk after chunk, in their order. */
export function findExpectation(
  responses: PackedResponses,
  design: CalibrationDesign,
  estimates: Estimates,
): Expectation {
  const expectChunk = prepareExpectation(responses, design, estimates)
  const sum = new Float64Array(findExpectationLength(responses.items))
  for (let chunk = 0; chunk < countChunks(responses.students); chunk += 1)
    addExpectation(sum, expectChunk(chunk))
  return sum
}

/** Calibrates in this thread. `report` hears each pass; it stops the calibration by throwing. */
export function calibrate(
  responses: PackedResponses,
  design: CalibrationDesign,
  limits: CalibrationLimits = DEFAULT_LIMITS,
  report: (progress: Progress) => void = () => undefined,
): Calibration {
  const queries = calibrateByQueries(design, findStart(responses, design), limits)
  let turn = queries.next()
  while (!turn.done) {
    report(turn.value.progress)
    turn = queries.next(findExpectation(responses, design, turn.value.estimates))
  }
  return turn.value
}
