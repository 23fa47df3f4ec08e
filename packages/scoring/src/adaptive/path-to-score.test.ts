import { expect, test } from 'vitest'
import { packResponses, RIGHT } from '../irt/pack-responses.ts'
import { scoreAbilities } from '../irt/score-abilities.ts'
import { answerAll } from '../irt/testing/answer-items.ts'
import { createUniform, drawNormal } from '../irt/testing/generate-responses.ts'
import { listTrueBlocks } from '../irt/testing/reference.ts'
import { findPathStep } from './path-to-score.ts'

const [items = []] = listTrueBlocks('3pl')
const part = { weight: 1, b: 100, theta: 0, items }

test('a step is how many more right answers those have whose score is that much higher', () => {
  const draw = createUniform(5)
  const students = 20_000
  const abilities = Float64Array.from({ length: students }, () => drawNormal(draw))
  const codes = answerAll(draw, abilities, items)
  const { eap } = scoreAbilities(packResponses(codes, items.length), items)
  const meanRight = (theta: number) => {
    const near = [...eap.keys()].filter(student => Math.abs((eap[student] ?? 0) - theta) < 0.1)
    const right = near.map(
      student =>
        codes.subarray(student * items.length, (student + 1) * items.length).filter(code => code === RIGHT)
          .length,
    )
    return right.reduce((sum, count) => sum + count, 0) / near.length
  }
  // Of seven equal sub-tests one must rise by 140 points to lift the total by 20.
  const needed = meanRight(1.4) - meanRight(0)
  const step = findPathStep(20, 5, part, 7)
  expect(Math.abs((step?.questions ?? 0) - needed)).toBeLessThan(1)
  expect(Math.abs((step?.low ?? 0) - (meanRight(1.05) - meanRight(0)))).toBeLessThan(1.5)
})

test('a heavier sub-test needs fewer, and what is out of reach is not promised', () => {
  expect(findPathStep(20, 5, { ...part, weight: 2 }, 8)?.questions).toBeLessThan(
    findPathStep(20, 5, part, 8)?.questions ?? 0,
  )
  expect(findPathStep(80, 5, part, 7)).toBeNull()
  expect(findPathStep(20, 20, part, 7)?.high).toBeNull()
  expect(findPathStep(20, 5, { ...part, weight: 0 }, 7)).toBeNull()
})

test('a distance smaller than its error may be none', () => {
  expect(findPathStep(3, 10, part, 1)).toMatchObject({ questions: 1, low: 0 })
})
