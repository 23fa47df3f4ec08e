import type { CalibrationDesign, ItemDesign } from './estimates.ts'
import type { ItemParameters } from './item-response.ts'

const LEAST_ANCHORS = 6
const LEAST_SHARE = 0.2

/** Anchors of a sub-test are enough from a fifth of its items and six on (Kolen & Brennan 2014). */
export const hasEnoughAnchors = (anchors: number, items: number): boolean =>
  anchors >= LEAST_ANCHORS && anchors >= LEAST_SHARE * items

/**
 * What makes the scores of two try-outs comparable: the same items in both, or only the assumption that students of
 * both are equally able, which has to be said wherever the scores are shown.
 */
export type EquatingBasis = 'anchors' | 'equivalent_groups'

/**
 * A design that holds the anchors (place of the item, parameters on the base's scale) and lets mean and SD of ability
 * free. With too few anchors nothing is held and the groups count as equivalent.
 */
export function designAnchors(
  items: readonly ItemDesign[],
  anchors: ReadonlyMap<number, ItemParameters>,
): { design: CalibrationDesign; basis: EquatingBasis } {
  const is_anchored = hasEnoughAnchors(anchors.size, items.length)
  const held = items.map((item, index) => {
    const fixed = (is_anchored && anchors.get(index)) || null
    return { ...item, fixed, guessing: fixed ? fixed.c > 0 : item.guessing }
  })
  const design = { items: held, common_slope: false, free_latent: is_anchored }
  return { design, basis: is_anchored ? 'anchors' : 'equivalent_groups' }
}
