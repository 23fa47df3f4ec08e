import type { ItemParameters } from '@gerbang/scoring/irt/item-response.ts'
import { answer } from '@gerbang/scoring/irt/testing/answer-items.ts'
import { createUniform, drawNormal } from '@gerbang/scoring/irt/testing/generate-responses.ts'
import {
  FOCAL,
  findDifferentialFunctioning,
  REFERENCE,
} from '@gerbang/scoring/statistics/differential-functioning.ts'

export interface DifferenceStudy {
  /** Of each group. */
  students: number
  runs: number
  items: readonly ItemParameters[]
  /** Mean ability of the focal group; that of the reference group is 0. */
  ability: number
  /** So many items, others in each run, are harder for the focal group by so many logits. */
  moved: number
  by: number
}

/** Shares of the moved items and of the others that come out as class C, and for whom they are said to be harder. */
export interface DifferenceFindings {
  found: number
  /** As class B or C. */
  noticed: number
  found_reversed: number
  false_found: number
  /** Of the others, class B. */
  false_slight: number
  /** Of the others, so many with p below 0.01 in the logistic regression. */
  false_logistic: number
}

/** Shows how surely differential functioning is found, and how often it is claimed where there is none. */
export function studyDifferences({
  students,
  runs,
  items,
  ability,
  moved,
  by,
}: DifferenceStudy): DifferenceFindings {
  const counts = {
    found: 0,
    noticed: 0,
    found_reversed: 0,
    false_found: 0,
    false_slight: 0,
    false_logistic: 0,
  }
  for (let run = 0; run < runs; run += 1) {
    const draw = createUniform(900 + run)
    const isMoved = (place: number) => (place + 7 * run) % items.length < moved
    const harder = items.map((item, place) => (isMoved(place) ? { ...item, d: item.d - by } : item))
    const groups = Uint8Array.from({ length: 2 * students }, (_, student) =>
      student < students ? REFERENCE : FOCAL,
    )
    const codes = new Uint8Array(groups.length * items.length)
    for (const [student, group] of groups.entries()) {
      const theta = drawNormal(draw) + (group === FOCAL ? ability : 0)
      for (const [place, item] of (group === FOCAL ? harder : items).entries())
        codes[student * items.length + place] = answer(draw, theta, item)
    }
    for (const [place, result] of findDifferentialFunctioning(codes, items.length, groups).entries()) {
      if (!result) continue
      if (isMoved(place)) {
        if (result.class !== 'A') counts.noticed += 1
        if (result.class === 'C') counts[result.delta < 0 ? 'found' : 'found_reversed'] += 1
        continue
      }
      if (result.class === 'C') counts.false_found += 1
      if (result.class === 'B') counts.false_slight += 1
      if (result.p < 0.01) counts.false_logistic += 1
    }
  }
  const clean = runs * (items.length - moved)
  return {
    found: counts.found / (runs * moved),
    noticed: counts.noticed / (runs * moved),
    found_reversed: counts.found_reversed / (runs * moved),
    false_found: counts.false_found / clean,
    false_slight: counts.false_slight / clean,
    false_logistic: counts.false_logistic / clean,
  }
}
