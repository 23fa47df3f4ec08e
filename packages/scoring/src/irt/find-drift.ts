import { findDifficulty } from './item-response.ts'
import { type AnchorPair, type Link, moveToBase } from './link-scales.ts'

/** An anchor further off than this is not the item it was: known, printed, corrected, or misread. */
export const DRIFT_LIMIT = 2.7

/** Differences this small never matter, even where all others are smaller still. */
const LEAST_SPREAD = 0.02

export interface DriftCheck {
  link: Link
  /** Places in the anchors given, ascending. */
  kept: number[]
  /** In the order in which they were dropped, with the larger robust z of difficulty and ln slope. */
  dropped: { anchor: number; z: number }[]
}

function findQuantile(ordered: readonly number[], share: number) {
  const at = share * (ordered.length - 1)
  const low = ordered[Math.floor(at)] ?? NaN
  return low + (at - Math.floor(at)) * ((ordered[Math.ceil(at)] ?? NaN) - low)
}

/** (x - median) / (0.74 IQR), which a few bad anchors do not move (Huynh & Meyer 2010). */
function findRobustZ(values: readonly number[]): number[] {
  const ordered = values.toSorted((a, b) => a - b)
  const spread = 0.74 * (findQuantile(ordered, 0.75) - findQuantile(ordered, 0.25))
  const median = findQuantile(ordered, 0.5)
  return values.map(value => (value - median) / Math.max(spread, LEAST_SPREAD))
}

function listZ(anchors: readonly AnchorPair[], link: Link): number[] {
  const moved = anchors.map(({ base, form }) => ({ base, form: moveToBase(form, link) }))
  const difficulty = findRobustZ(moved.map(({ base, form }) => findDifficulty(base) - findDifficulty(form)))
  const slope = findRobustZ(moved.map(({ base, form }) => Math.log(base.a / form.a)))
  return anchors.map((_, index) => Math.max(Math.abs(difficulty[index] ?? 0), Math.abs(slope[index] ?? 0)))
}

/**
 * Links, drops the worst drifting anchor, and links again until none drifts or only `least` are left. Slopes have to be
 * above 0.
 */
export function linkWithoutDrift(
  anchors: readonly AnchorPair[],
  findLink: (anchors: readonly AnchorPair[]) => Link,
  least = 2,
): DriftCheck {
  const kept = anchors.map((_, index) => index)
  const dropped: DriftCheck['dropped'] = []
  const pick = () => kept.flatMap(index => anchors[index] ?? [])
  let link = findLink(pick())
  while (kept.length > least) {
    const z = listZ(pick(), link)
    const worst = z.indexOf(Math.max(...z))
    if ((z[worst] ?? 0) <= DRIFT_LIMIT) break
    dropped.push({ anchor: kept[worst] ?? -1, z: z[worst] ?? 0 })
    kept.splice(worst, 1)
    link = findLink(pick())
  }
  return { link, kept, dropped }
}
