import type { Calibration } from './calibrate.ts'
import { designAnchors, hasEnoughAnchors } from './design-anchors.ts'
import type { CalibrationDesign, ItemDesign } from './estimates.ts'
import { linkWithoutDrift, type MeasuredAnchor } from './find-drift.ts'
import type { ItemParameters } from './item-response.ts'
import { type Link, linkByItemCurves, linkByMeanSigma, linkByTestCurve } from './link-scales.ts'
import type { PackedResponses } from './pack-responses.ts'
import { findStandardErrors, type StandardErrors } from './standard-errors.ts'

export interface Form {
  responses: PackedResponses
  /** Of the items, in their order: an item of the same name in an earlier form is a common one. */
  names: readonly string[]
  items: readonly ItemDesign[]
}

export interface CalibratedForm {
  calibration: Calibration
  errors: StandardErrors[]
  /** `base`: the first form, whose group has mean 0 and SD 1. */
  basis: 'base' | 'anchors' | 'equivalent_groups'
  /** Common items that were held, and those that have drifted, with their change of the chance to be right. */
  anchors: string[]
  drifted: { item: string; change: number; p: number }[]
  /** How the scale of this form alone relates to the base's, three ways, by the anchors kept; null without them. */
  links: { stocking_lord: Link; haebara: Link; mean_sigma: Link } | null
}

type Run = (responses: PackedResponses, design: CalibrationDesign) => Calibration | Promise<Calibration>

interface Known {
  parameters: ItemParameters
  covariance: StandardErrors['covariance']
}

interface NamedAnchor extends MeasuredAnchor {
  place: number
  name: string
}

const open = (items: readonly ItemDesign[]): CalibrationDesign => ({
  items,
  common_slope: false,
  free_latent: false,
})

function listCommon(
  { names }: Form,
  alone: Calibration,
  errors: readonly StandardErrors[],
  known: ReadonlyMap<string, Known>,
): NamedAnchor[] {
  return names.flatMap((name, place) => {
    const [base, form, covariance] = [known.get(name), alone.items[place], errors[place]?.covariance]
    if (!base || !form || !covariance || !(form.a > 0) || !(base.parameters.a > 0)) return []
    const covariances = { base_covariance: base.covariance, form_covariance: covariance }
    return [{ place, name, base: base.parameters, form, ...covariances }]
  })
}

async function calibrateForm(
  form: Form,
  known: ReadonlyMap<string, Known>,
  run: Run,
): Promise<CalibratedForm> {
  const design = open(form.items)
  const alone = await run(form.responses, design)
  const errors = findStandardErrors(form.responses, design, alone)
  const none = { anchors: [], drifted: [], links: null }
  if (known.size === 0) return { calibration: alone, errors, basis: 'base', ...none }
  const common = listCommon(form, alone, errors, known)
  if (!hasEnoughAnchors(common.length, form.items.length))
    return { calibration: alone, errors, basis: 'equivalent_groups', ...none }
  const { kept, dropped } = linkWithoutDrift(common, linkByTestCurve)
  const anchors = kept.flatMap(index => common[index] ?? [])
  const drifted = dropped.map(({ anchor, ...rest }) => ({ item: common[anchor]?.name ?? '', ...rest }))
  const held = designAnchors(form.items, new Map(anchors.map(({ place, base }) => [place, base])))
  if (held.basis !== 'anchors')
    return { calibration: alone, errors, basis: 'equivalent_groups', ...none, drifted }
  const calibration = await run(form.responses, held.design)
  return {
    calibration,
    errors: findStandardErrors(form.responses, held.design, calibration),
    basis: 'anchors',
    anchors: anchors.map(({ name }) => name),
    drifted,
    links: {
      stocking_lord: linkByTestCurve(anchors),
      haebara: linkByItemCurves(anchors),
      mean_sigma: linkByMeanSigma(anchors),
    },
  }
}

/**
 * Calibrates forms one after another on the scale of the first: its common items are held for the next, drifted ones left
 * out, and what a form adds is common to those after it (fixed-parameter calibration, Kim 2006). A form with too few
 * common items is calibrated as though its group were as able as the first, and says so. No form has a common slope.
 */
export async function calibrateForms(forms: readonly Form[], run: Run): Promise<CalibratedForm[]> {
  const known = new Map<string, Known>()
  const done: CalibratedForm[] = []
  for (const form of forms) {
    const calibrated = await calibrateForm(form, known, run)
    const held = new Set(calibrated.anchors)
    for (const [place, name] of form.names.entries()) {
      const [parameters, errors] = [calibrated.calibration.items[place], calibrated.errors[place]]
      if (parameters && errors && !held.has(name))
        known.set(name, { parameters, covariance: errors.covariance })
    }
    done.push(calibrated)
  }
  return done
}
