import { findGroupMean } from '@gerbang/scoring/irt/group-mean.ts'
import type { ItemParameters } from '@gerbang/scoring/irt/item-response.ts'
import { packResponses } from '@gerbang/scoring/irt/pack-responses.ts'
import { scoreAbilities } from '@gerbang/scoring/irt/score-abilities.ts'
import { answerAll } from '@gerbang/scoring/irt/testing/answer-items.ts'
import { createUniform } from '@gerbang/scoring/irt/testing/generate-responses.ts'
import { drawAbilities } from '../simulate-sub-tests.ts'

export interface GroupStudy {
  groups: number
  size: number
  blocks: readonly (readonly ItemParameters[])[]
  /** Points that the group lies above the norm. */
  above: number
  seed: number
}

export interface GroupFindings {
  /** Points above the norm, as shown and by the mean of scores. */
  shown: number
  by_scores: number
  /** Share of groups whose own true mean lies within 1.96 of the errors told. */
  most: number
}

const SCALE = { a: 500, b: 115 }
const findMean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const findDeviation = (values: readonly number[]) => {
  const mean = findMean(values)
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1))
}

/** Compares what is told of schools with what they are. */
export function studyGroups({ groups, size, blocks, above, seed }: GroupStudy): GroupFindings {
  const told = Array.from({ length: groups }, (_, group) => {
    const draw = createUniform(seed + group)
    const abilities = drawAbilities(draw, size, blocks.length, 0.6).map(own =>
      own.map(theta => 0.8 * theta + above / SCALE.b),
    )
    const scored = blocks.map((items, place) => {
      const own = abilities[place] ?? new Float64Array(size)
      return scoreAbilities(packResponses(answerAll(draw, own, items), items.length), items)
    })
    const totals = Array.from({ length: size }, (_, student) =>
      findMean(scored.map(({ eap }) => SCALE.a + SCALE.b * (eap[student] ?? 0))),
    )
    const subTests = scored.map(({ eap, se }) => ({
      weight: 1,
      mean: SCALE.a + SCALE.b * findMean([...eap]),
      square_error: findMean([...se].map(one => (SCALE.b * one) ** 2)),
      scale: SCALE,
    }))
    const { mean, stretch } = findGroupMean(subTests) ?? { mean: Number.NaN, stretch: Number.NaN }
    const error = (stretch * findDeviation(totals)) / Math.sqrt(size)
    return { mean, by_scores: findMean(totals), isWithin: Math.abs(mean - SCALE.a - above) <= 1.96 * error }
  })
  return {
    shown: findMean(told.map(({ mean }) => mean)) - SCALE.a,
    by_scores: findMean(told.map(({ by_scores }) => by_scores)) - SCALE.a,
    most: findMean(told.map(({ isWithin }) => (isWithin ? 1 : 0))),
  }
}
