import type { QuestionContent } from '@gerbang/contract/question.ts'
import type { ScaleBasis, ScoreModel } from '@gerbang/contract/scores/score-runs.ts'
import { type Calibration, calibrate } from '@gerbang/scoring/irt/calibrate.ts'
import { designAnchors, hasEnoughAnchors } from '@gerbang/scoring/irt/design-anchors.ts'
import type { CalibrationDesign, ItemDesign } from '@gerbang/scoring/irt/estimates.ts'
import { linkWithoutDrift } from '@gerbang/scoring/irt/find-drift.ts'
import { findItemError } from '@gerbang/scoring/irt/item-error.ts'
import type { ItemParameters } from '@gerbang/scoring/irt/item-response.ts'
import { findHeldError, findLinkError } from '@gerbang/scoring/irt/link-error.ts'
import { linkByTestCurve } from '@gerbang/scoring/irt/link-scales.ts'
import { MISSING, type PackedResponses, packResponses, WRONG } from '@gerbang/scoring/irt/pack-responses.ts'
import { prepareLikelihoods } from '@gerbang/scoring/irt/pattern-tables.ts'
import { choosePriors, MANY_STUDENTS } from '@gerbang/scoring/irt/priors.ts'
import { STANDARD_NORMAL } from '@gerbang/scoring/irt/quadrature.ts'
import { fitNormScale } from '@gerbang/scoring/irt/report-score.ts'
import type { TotalMethod } from '@gerbang/scoring/irt/report-total.ts'
import { type Abilities, scoreAbilities } from '@gerbang/scoring/irt/score-abilities.ts'
import { centreSlopes } from '@gerbang/scoring/irt/slope-prior.ts'
import { findStandardErrors, type StandardErrors } from '@gerbang/scoring/irt/standard-errors.ts'
import { findKind } from '@gerbang/scoring/kinds/question-kinds.ts'
import { findSpeededness, type Speededness } from '@gerbang/scoring/statistics/speededness.ts'
import type { SubTestScale } from '../../../../db/score-findings.ts'
import { limits } from '../../../../limits.ts'
import type { KnownSubTest } from '../../../exam/marks/run-scales.queries.ts'
import type { Sheet, Takers } from './code-answers.ts'
import type { ScoredItem } from './papers.queries.ts'

export interface Norm {
  a: number
  b: number
}

export interface SheetPlan {
  model: Exclude<ScoreModel, 'points'>
  tryout_id: string
  /** Mean and SD for a group that fixes the scale itself. */
  wanted: { mean: number; sd: number }
  /** Fixed by the season's norm group. */
  norm: Norm | undefined
  /** How the program wants totals. */
  totals: TotalMethod
  /** Of the try-out named as anchor, or what the bank knows of these questions. */
  base: KnownSubTest | undefined
}

export interface CalibratedItems {
  fitted: Calibration
  errors: StandardErrors[]
  basis: 'anchors' | 'equivalent_groups'
  /** What anchors leave open of where the scale stands, or without them what few students leave open of its questions. In SDs of ability. */
  scale_se: number
  /** Places of the items held. */
  anchors: number[]
  /** Places of common items that have drifted from what they were. */
  drifted: number[]
}

export interface FittedSheet extends Pick<CalibratedItems, 'errors' | 'anchors' | 'drifted'> {
  scale: SubTestScale
  items: ItemParameters[]
  abilities: Abilities
  /** What the answers of a student say, by place: tables of everybody would fill the memory. */
  findLikelihood: (student: number) => Float64Array
  /** Students calibrated. */
  students: number
  speed: Speededness
  /** Positions of questions of which not every parameter could be found. */
  unidentified: number[]
}

export function designItem(
  content: QuestionContent,
  model: SheetPlan['model'],
  students: number,
): ItemDesign {
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

/** Items that the base knows, with their places; none where they are too few to tie a scale to. */
function listCommon(items: readonly ScoredItem[], base: KnownSubTest | undefined) {
  const common = items.flatMap(({ question_id }, place) => {
    const before = base?.items.get(question_id)
    return before && before.a > 0 ? [{ place, base: before }] : []
  })
  return hasEnoughAnchors(common.length, items.length) ? common : []
}
type CommonItem = ReturnType<typeof listCommon>[number]

/** The model of all equal slopes cannot hold items that have slopes of their own. */
const findBase = ({ model, base }: Pick<SheetPlan, 'model' | 'base'>) => (model === '1pl' ? undefined : base)

/** What is known of the questions scores any number of students; without it some are needed. */
export function canFit(
  { items }: Sheet,
  { places }: Takers,
  plan: Pick<SheetPlan, 'model' | 'base'>,
): boolean {
  const isKnown = listCommon(items, findBase(plan)).length > 0
  return places.length >= (isKnown ? 1 : limits.leastIrtStudents)
}

/** Common items without those that have drifted since. */
function checkAnchors(common_items: readonly CommonItem[], { free, findErrors }: FreeCalibration) {
  const places = common_items.flatMap(({ place, base }) => {
    const form = free.items[place]
    return form && form.a > 0 ? [{ place, base, form }] : []
  })
  if (places.length === 0) return { kept: [], drifted: [] }
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
  const { base, norm, wanted, tryout_id } = plan
  if (basis === 'anchors' && base) {
    const { a, b, scale_of = tryout_id } = base.scale
    return { basis, a, b, scale_of }
  }
  const own = { scale_of: tryout_id }
  if (norm) return { basis: 'equivalent_groups' as ScaleBasis, ...norm, ...own }
  const varies = eap.some(value => value !== eap[0])
  const scale = varies ? fitNormScale(eap, wanted) : { a: wanted.mean, b: wanted.sd }
  return { basis: 'norm' as ScaleBasis, ...scale, ...own }
}

/** Few students leave slopes to the prior, so its centre has to be found first. */
function centreDesign(responses: PackedResponses, design: CalibrationDesign): CalibrationDesign {
  return responses.students < MANY_STUDENTS ? centreSlopes(responses, design) : design
}

/** Of students too few to see drift: holds all that is known, and their own mean and SD only where some tell it. */
function calibrateFew(
  responses: PackedResponses,
  designs: readonly ItemDesign[],
  common: readonly CommonItem[],
): CalibratedItems {
  const { design, basis } = designAnchors(designs, new Map(common.map(({ place, base }) => [place, base])))
  const held = { ...design, free_latent: design.free_latent && responses.students >= limits.leastIrtStudents }
  const fitted = calibrate(responses, held)
  return {
    fitted,
    errors: findStandardErrors(responses, held, fitted),
    basis,
    scale_se: findHeldError(common.map(({ base }) => base)),
    anchors: common.map(({ place }) => place),
    drifted: [],
  }
}

/** What takes long to find of a sub-test: nothing else than these answers, the model and the base decide it. */
export function calibrateItems(
  items: readonly ScoredItem[],
  { places, codes }: Takers,
  plan: Pick<SheetPlan, 'model' | 'base'>,
): CalibratedItems {
  const { model } = plan
  const responses = packResponses(codes, items.length)
  const designs = items.map(item => designItem(item.content, model, places.length))
  const common = listCommon(items, findBase(plan))
  if (common.length > 0 && places.length < limits.leastDriftStudents)
    return calibrateFew(responses, designs, common)
  const alone = centreDesign(responses, {
    items: designs,
    common_slope: model === '1pl',
    free_latent: false,
  })
  const free = calibrate(responses, alone)
  const findErrors = () => findStandardErrors(responses, alone, free)
  const tellOwnError = () => (places.length < MANY_STUDENTS ? findItemError(responses, alone, free) : 0)
  const { kept, drifted } = checkAnchors(common, { free, findErrors })
  const { basis, design } = designAnchors(
    alone.items,
    new Map(kept.map(anchor => [anchor.place, anchor.base])),
  )
  const isLinked = basis === 'anchors'
  const fitted = isLinked ? calibrate(responses, design) : free
  return {
    fitted,
    errors: isLinked ? findStandardErrors(responses, design, fitted) : findErrors(),
    basis,
    scale_se: isLinked ? findLinkError(kept, linkByTestCurve) : tellOwnError(),
    anchors: isLinked ? kept.map(anchor => anchor.place) : [],
    drifted,
  }
}

/** Scores all students by what is known of the questions. The same sheet and plan give the same digits. */
export function fitSheet(
  sheet: Sheet,
  takers: Takers,
  plan: SheetPlan,
  { fitted, basis, scale_se, ...calibrated }: CalibratedItems,
): FittedSheet {
  const count = sheet.items.length
  const { items, latent, converged, cycles, log_likelihood, unidentified } = fitted
  const prior = STANDARD_NORMAL
  const responses = countBlanksWrong(sheet.codes, count)
  const abilities = scoreAbilities(responses, items, prior)
  const eap = Float64Array.from(takers.places, place => abilities.eap[place] ?? 0)
  return {
    ...calibrated,
    scale: {
      ...chooseScale(plan, basis, eap),
      students: takers.places.length,
      anchors: calibrated.anchors.length,
      latent,
      prior,
      converged,
      cycles,
      log_likelihood,
      ...(scale_se > 0 && { scale_se }),
      ...(plan.totals === 'joint' && { total: 'exact' as const }),
    },
    items,
    abilities,
    findLikelihood: prepareLikelihoods(responses, items),
    students: takers.places.length,
    speed: findSpeededness(takers.codes, count),
    unidentified: sheet.items.flatMap(({ position }, place) =>
      (unidentified[place] ?? []).length > 0 ? [position] : [],
    ),
  }
}
