import type { QuestionContent } from '@gerbang/contract/question.ts'
import type { ScaleBasis, ScoreModel } from '@gerbang/contract/score-runs.ts'
import { type Calibration, calibrate, DEFAULT_LIMITS } from '@gerbang/scoring/irt/calibrate.ts'
import { designAnchors, hasEnoughAnchors } from '@gerbang/scoring/irt/design-anchors.ts'
import type { CalibrationDesign, ItemDesign } from '@gerbang/scoring/irt/estimates.ts'
import { linkWithoutDrift } from '@gerbang/scoring/irt/find-drift.ts'
import type { ItemParameters } from '@gerbang/scoring/irt/item-response.ts'
import { linkByTestCurve } from '@gerbang/scoring/irt/link-scales.ts'
import { MISSING, type PackedResponses, packResponses, WRONG } from '@gerbang/scoring/irt/pack-responses.ts'
import { choosePriors } from '@gerbang/scoring/irt/priors.ts'
import { STANDARD_NORMAL } from '@gerbang/scoring/irt/quadrature.ts'
import { fitNormScale } from '@gerbang/scoring/irt/report-score.ts'
import { type Abilities, scoreAbilities } from '@gerbang/scoring/irt/score-abilities.ts'
import { findStandardErrors, type StandardErrors } from '@gerbang/scoring/irt/standard-errors.ts'
import { findKind } from '@gerbang/scoring/kinds/question-kinds.ts'
import { findSpeededness, type Speededness } from '@gerbang/scoring/statistics/speededness.ts'
import type { SubTestScale } from '../../db/score-findings.ts'
import type { FittedSubTest } from '../marks/run-scales.ts'
import { type Sheet, selectTakers } from './code-answers.ts'

export interface Norm {
  a: number
  b: number
}

export interface SheetPlan {
  model: Exclude<ScoreModel, 'points'>
  /** Of the first so many students, each once, those who took it are calibrated; all are scored. */
  first: number
  /** Mean and SD for a group that fixes the scale itself. */
  wanted: { mean: number; sd: number }
  /** Fixed by the season's norm group. */
  norm: Norm | undefined
  /** Of the try-out named as anchor. */
  base: FittedSubTest | undefined
}

export interface FittedSheet {
  scale: SubTestScale
  items: ItemParameters[]
  errors: StandardErrors[]
  /** Places of the items held. */
  anchors: number[]
  /** Places of common items that have drifted from what they were. */
  drifted: number[]
  abilities: Abilities
  /** Students calibrated. */
  students: number
  speed: Speededness
  /** Positions of questions of which not every parameter could be found. */
  unidentified: number[]
}

function designItem(content: QuestionContent, model: SheetPlan['model'], students: number): ItemDesign {
  const guesses = findKind(content.type).countGuesses(content)
  const guessing = model === '3pl' && guesses !== undefined
  // Where nothing is guessed the prior of c is not used, and any number will do.
  return { guessing, priors: choosePriors(students, guesses ?? 2), fixed: null }
}

/** Whoever could not reach a question loses by it: without minus marks, running out of time would pay otherwise. */
function countBlanksWrong(codes: Uint8Array, items: number): PackedResponses {
  return packResponses(
    codes.map(code => (code === MISSING ? WRONG : code)),
    items,
  )
}

interface FreeCalibration {
  free: Calibration
  findErrors: () => StandardErrors[]
}

/** Common items with what they were on the base, without those that have drifted since. */
function checkAnchors(
  { items }: Sheet,
  base: FittedSubTest | undefined,
  { free, findErrors }: FreeCalibration,
) {
  const places = items.flatMap(({ question_id }, place) => {
    const before = base?.items.get(question_id)
    const form = free.items[place]
    return before && form && before.a > 0 && form.a > 0 ? [{ place, base: before, form }] : []
  })
  if (!hasEnoughAnchors(places.length, items.length)) return { kept: [], drifted: [] }
  const errors = findErrors()
  const common = places.flatMap(anchor => {
    const form_covariance = errors[anchor.place]?.covariance
    // A base of an older engine kept no covariance: it counts as being as sure as this one.
    const base_covariance = anchor.base.covariance ?? form_covariance
    return form_covariance && base_covariance ? [{ ...anchor, form_covariance, base_covariance }] : []
  })
  const { kept, dropped } = linkWithoutDrift(common, linkByTestCurve)
  return {
    kept: kept.flatMap(index => common[index] ?? []),
    drifted: dropped.flatMap(({ anchor }) => common[anchor]?.place ?? []),
  }
}

function chooseScale(plan: SheetPlan, basis: 'anchors' | 'equivalent_groups', eap: Float64Array) {
  const { base, norm, wanted } = plan
  if (basis === 'anchors' && base) return { basis, a: base.scale.a, b: base.scale.b }
  if (norm) return { basis: 'equivalent_groups' as ScaleBasis, ...norm }
  const varies = eap.some(value => value !== eap[0])
  const own = varies ? fitNormScale(eap, wanted) : { a: wanted.mean, b: wanted.sd }
  return { basis: 'norm' as ScaleBasis, ...own }
}

/** Calibrates one sub-test and scores all students by it. The same sheet and plan give the same digits. */
export function calibrateSheet(sheet: Sheet, plan: SheetPlan): FittedSheet {
  const count = sheet.items.length
  const takers = selectTakers(sheet, plan.first)
  const students = takers.places.length
  const responses = packResponses(takers.codes, count)
  const designs = sheet.items.map(item => designItem(item.content, plan.model, students))
  const alone: CalibrationDesign = {
    items: designs,
    common_slope: plan.model === '1pl',
    free_latent: false,
  }
  const free = calibrate(responses, alone, DEFAULT_LIMITS)
  const findErrors = () => findStandardErrors(responses, alone, free)
  const base = plan.model === '1pl' ? undefined : plan.base
  const { kept, drifted } = checkAnchors(sheet, base, { free, findErrors })
  const linked = designAnchors(designs, new Map(kept.map(anchor => [anchor.place, anchor.base])))
  const design = linked.basis === 'anchors' ? linked.design : alone
  const fitted = design === alone ? free : calibrate(responses, design, DEFAULT_LIMITS)
  const { items, latent, converged, cycles, log_likelihood } = fitted
  const prior = STANDARD_NORMAL
  const abilities = scoreAbilities(countBlanksWrong(sheet.codes, count), items, prior)
  const anchors = design === alone ? [] : kept.map(anchor => anchor.place)
  return {
    scale: {
      ...chooseScale(
        plan,
        linked.basis,
        Float64Array.from(takers.places, place => abilities.eap[place] ?? 0),
      ),
      anchors: anchors.length,
      latent,
      prior,
      converged,
      cycles,
      log_likelihood,
    },
    items,
    errors: findStandardErrors(responses, design, fitted),
    anchors,
    drifted,
    abilities,
    students,
    speed: findSpeededness(takers.codes, count),
    unidentified: sheet.items.flatMap(({ position }, place) =>
      (fitted.unidentified[place] ?? []).length > 0 ? [position] : [],
    ),
  }
}
