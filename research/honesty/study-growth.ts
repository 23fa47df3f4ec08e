import type { ItemParameters } from '@gerbang/scoring/irt/item-response.ts'
import { packResponses } from '@gerbang/scoring/irt/pack-responses.ts'
import { reportTotalGrowth } from '@gerbang/scoring/irt/report-growth.ts'
import { scoreAbilities } from '@gerbang/scoring/irt/score-abilities.ts'
import { answerAll } from '@gerbang/scoring/irt/testing/answer-items.ts'
import { createUniform } from '@gerbang/scoring/irt/testing/generate-responses.ts'
import { drawAbilities } from '../simulate-sub-tests.ts'

/** Everybody grows by so many points between two sittings of papers like these. */
export interface GrowthStudy {
  students: number
  blocks: readonly (readonly ItemParameters[])[]
  growth: number
  correlation: number
  seed: number
}

export interface GrowthFindings {
  /** Mean growth as it is shown, and as the difference of the two scores shown. */
  shown: number
  shrunk: number
  /** Share of students whose true growth is within 1 and 1.96 of the errors told. */
  two_in_three: number
  most: number
  /** Share of students whose growth is called certain. */
  certain: number
}

const B = 115
const findMean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Compares the growth that a raport would tell with the true one. */
export function studyGrowth({ students, blocks, growth, correlation, seed }: GrowthStudy): GrowthFindings {
  const draw = createUniform(seed)
  const before = drawAbilities(draw, students, blocks.length, correlation)
  const after = before.map(own => own.map(theta => theta + growth / B))
  const [first, last] = [before, after].map(abilities => {
    const scored = blocks.map((items, place) => {
      const own = abilities[place] ?? new Float64Array(students)
      return scoreAbilities(packResponses(answerAll(draw, own, items), items.length), items)
    })
    return Array.from({ length: students }, (_, student) =>
      scored.map(({ eap, se }) => ({ eap: eap[student] ?? 0, se: se[student] ?? 1 })),
    )
  })
  const told = (first ?? []).flatMap((own, student) => {
    const later = last?.[student] ?? []
    const sat = own.map((one, place) => ({ first: one, last: later[place] ?? one, b: B, weight: 1 }))
    const grown = reportTotalGrowth(sat)
    const shrunk = findMean(sat.map(one => B * (one.last.eap - one.first.eap)))
    return grown ? [{ ...grown, shrunk }] : []
  })
  const cover = (bound: number) =>
    findMean(told.map(({ value, se }) => (Math.abs(value - growth) <= bound * se ? 1 : 0)))
  return {
    shown: findMean(told.map(({ value }) => value)),
    shrunk: findMean(told.map(({ shrunk }) => shrunk)),
    two_in_three: cover(1),
    most: cover(1.96),
    certain: findMean(told.map(({ value, se }) => (Math.abs(value) > 2 * se ? 1 : 0))),
  }
}
