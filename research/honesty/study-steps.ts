import { findPathStep } from '@gerbang/scoring/adaptive/path-to-score.ts'
import type { ItemParameters } from '@gerbang/scoring/irt/item-response.ts'
import { packResponses, RIGHT } from '@gerbang/scoring/irt/pack-responses.ts'
import { scoreAbilities } from '@gerbang/scoring/irt/score-abilities.ts'
import { answerAll } from '@gerbang/scoring/irt/testing/answer-items.ts'
import { createUniform, drawNormal } from '@gerbang/scoring/irt/testing/generate-responses.ts'

export interface StepStudy {
  students: number
  items: readonly ItemParameters[]
  /** Of the total of seven sub-tests, that this one is to raise. */
  points: number
  seed: number
}

const B = 115
const SUB_TESTS = 7
const NEAR = 0.1

/** More right answers that a student of mean ability is told to want, and that those have whose score is so much higher. */
export function studySteps({ students, items, points, seed }: StepStudy): { told: number; needed: number } {
  const draw = createUniform(seed)
  const abilities = Float64Array.from({ length: students }, () => drawNormal(draw))
  const codes = answerAll(draw, abilities, items)
  const { eap } = scoreAbilities(packResponses(codes, items.length), items)
  const countRight = (student: number) =>
    codes.subarray(student * items.length, (student + 1) * items.length).filter(code => code === RIGHT).length
  const meanRight = (theta: number) => {
    const near = [...eap.keys()].filter(student => Math.abs((eap[student] ?? 0) - theta) < NEAR)
    return near.reduce((sum, student) => sum + countRight(student), 0) / near.length
  }
  const step = findPathStep(points, 0, { weight: 1, b: B, theta: 0, items }, SUB_TESTS)
  return {
    told: step?.questions ?? Number.NaN,
    needed: meanRight((SUB_TESTS * points) / B) - meanRight(0),
  }
}
