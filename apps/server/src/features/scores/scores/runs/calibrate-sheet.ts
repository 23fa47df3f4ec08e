import type { QuestionContent } from '@gerbang/contract/question.ts'
import type { ScaleBasis, ScoreModel } from '@gerbang/contract/scores/score-runs.ts'
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
import type { SubTestScale } from '../../../../db/score-findings.ts'
import type { FittedSubTest } from '../../../exam/marks/run-scales.queries.ts'
import type { Sheet, Takers } from './code-answers.ts'
import type { ScoredItem } from './papers.queries.ts'

export interface Norm {
  a: number
  b: number
}

export interface SheetPlan {
  model: Exclude<ScoreModel, 'points'>
  /** Mean and SD for a group that fixes the scale itself. */
  wanted: { mean: number; sd: number }
  /** Fixed by the season's norm group. */
  norm: Norm | undefined
  /** Of the try-out named as anchor. */
  base: FittedSubTest | undefined
}

export interface CalibratedItems {
  fitted: Calibration
  errors: StandardErrors[]
  basis: 'anchors' | 'equivalent_groups'
  /** Places of the items held. */
  anchors: number[]
  /** Places of common items that have drifted from what they were. */
  drifted: number[]
}

export interface FittedSheet extends Pick<CalibratedItems, 'errors' | 'anchors' | 'drifted'> {
  scale: SubTestScale
  items: ItemParameters[]
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
  // Any number will do where nothing is guessed: the prior of c is not used.
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
  items: readonly ScoredItem[],
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

/** What takes long to find of a sub-test: nothing else than these answers, the model and the base decide it. */
export function calibrateItems(
  items: readonly ScoredItem[],
  { places, codes }: Takers,
  { model, base }: Pick<SheetPlan, 'model' | 'base'>,
): CalibratedItems {
  const responses = packResponses(codes, items.length)
  const designs = items.map(item => designItem(item.content, model, places.length))
  const alone: CalibrationDesign = { items: designs, common_slope: model === '1pl', free_latent: false }
  const free = calibrate(responses, alone, DEFAULT_LIMITS)
  const findErrors = () => findStandardErrors(responses, alone, free)
  const { kept, drifted } = checkAnchors(items, model === '1pl' ? undefined : base, { free, findErrors })
  const { basis, design } = designAnchors(designs, new Map(kept.map(anchor => [anchor.place, anchor.base])))
  const isLinked = basis === 'anchors'
  const fitted = isLinked ? calibrate(responses, design, DEFAULT_LIMITS) : free
  return {
    fitted,
    errors: isLinked ? findStandardErrors(responses, design, fitted) : findErrors(),
    basis,
    anchors: isLinked ? kept.map(anchor => anchor.place) : [],
    drifted,
  }
}

/** Scores all students by what is known of the questions. The same sheet and plan give the same digits. */
export function fitSheet(
  sheet: Sheet,
  takers: Takers,
  plan: SheetPlan,
  { fitted, basis, ...calibrated }: CalibratedItems,
): FittedSheet {
  const count = sheet.items.length
  const { items, latent, converged, cycles, log_likelihood, unidentified } = fitted
  const prior = STANDARD_NORMAL
  const abilities = scoreAbilities(countBlanksWrong(sheet.codes, count), items, prior)
  const eap = Float64Array.from(takers.places, place => abilities.eap[place] ?? 0)
  return {
    ...calibrated,
    scale: {
      ...chooseScale(plan, basis, eap),
      anchors: calibrated.anchors.length,
      latent,
      prior,
      converged,
      cycles,
      log_likelihood,
    },
    items,
    abilities,
    students: takers.places.length,
    speed: findSpeededness(takers.codes, count),
    unidentified: sheet.items.flatMap(({ position }, place) =>
      (unidentified[place] ?? []).length > 0 ? [position] : [],
    ),
  }
}
