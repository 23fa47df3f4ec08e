import type { ItemParameters } from '@gerbang/scoring/irt/item-response.ts'
import { packResponses } from '@gerbang/scoring/irt/pack-responses.ts'
import { findReliability } from '@gerbang/scoring/irt/reliability.ts'
import { scoreAbilities } from '@gerbang/scoring/irt/score-abilities.ts'
import { answerAll } from '@gerbang/scoring/irt/testing/answer-items.ts'
import { createUniform } from '@gerbang/scoring/irt/testing/generate-responses.ts'
import { drawAbilities } from '../simulate-sub-tests.ts'

/** Classes whose students resemble one another, within a try-out of everybody. */
export interface PartStudy {
  students: number
  classSize: number
  blocks: readonly (readonly ItemParameters[])[]
  /** Of the abilities within a class, where it is 1 among everybody. */
  sd: number
  seed: number
}

export interface PartFindings {
  /** Squared correlation of totals and true totals within classes, and what is told of a class and of everybody. */
  real: number
  told: number
  everybody: number
}

const B = 115

const findMean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const findCovariance = (xs: readonly number[], ys: readonly number[]) => {
  const [x, y] = [findMean(xs), findMean(ys)]
  return xs.reduce((sum, value, place) => sum + (value - x) * ((ys[place] ?? 0) - y), 0) / (xs.length - 1)
}

function measureGroup(
  { blocks, students, seed }: Pick<PartStudy, 'blocks' | 'students' | 'seed'>,
  sd: number,
) {
  const draw = createUniform(seed)
  const abilities = drawAbilities(draw, students, blocks.length, 0.6).map(own => own.map(theta => sd * theta))
  const scored = blocks.map((items, place) => {
    const own = abilities[place] ?? new Float64Array(students)
    return scoreAbilities(packResponses(answerAll(draw, own, items), items.length), items)
  })
  const add = (columns: readonly Float64Array[]) =>
    Array.from({ length: students }, (_, student) =>
      findMean(columns.map(column => B * (column[student] ?? 0))),
    )
  const [totals, truths] = [add(scored.map(({ eap }) => eap)), add(abilities)]
  const strata = scored.map(({ se }) => ({
    weight: 1,
    square_error: findMean([...se].map(one => (B * one) ** 2)),
    b: B,
  }))
  const variance = findCovariance(totals, totals)
  return {
    real: findCovariance(totals, truths) ** 2 / variance / findCovariance(truths, truths),
    told: findReliability({ sd: Math.sqrt(variance), students }, strata) ?? NaN,
  }
}

export function studyPart({ classSize, sd, ...study }: PartStudy): PartFindings {
  const classes = Array.from({ length: Math.ceil(study.students / classSize) }, (_, place) =>
    measureGroup({ ...study, students: classSize, seed: study.seed + 1 + place }, sd),
  )
  return {
    real: findMean(classes.map(({ real }) => real)),
    told: findMean(classes.map(({ told }) => told)),
    everybody: measureGroup(study, 1).told,
  }
}
