import { createUniform } from '@gerbang/scoring/irt/testing/generate-responses.ts'
import { expect, test } from 'vitest'
import { drawAbilities, simulateSubTests } from './simulate-sub-tests.ts'

const mean = (values: ArrayLike<number>) =>
  Array.from(values).reduce((sum, one) => sum + one, 0) / values.length
const product = (one: Float64Array, other: Float64Array) =>
  mean(one.map((value, at) => value * (other[at] ?? 0)))

test.each([0, 0.3, 0.9, 1])(
  'abilities are standard normal in each sub-test, and correlated by %f',
  correlation => {
    const abilities = drawAbilities(createUniform(900_100), 20_000, 3, correlation)
    expect(abilities).toHaveLength(3)
    // Four standard errors of 20,000 students.
    for (const own of abilities) {
      expect(Math.abs(mean(own))).toBeLessThan(0.03)
      expect(Math.abs(product(own, own) - 1)).toBeLessThan(0.04)
    }
    const [first, second] = abilities
    expect(
      Math.abs(product(first ?? new Float64Array(), second ?? new Float64Array()) - correlation),
    ).toBeLessThan(0.03)
  },
)

const item = (d: number) => ({ a: 1, d, c: 0 })

test('each sub-test has its own questions and one code for each student and question', () => {
  const blocks = [[item(0), item(1)], [item(-1)]]
  const simulated = simulateSubTests(createUniform(900_200), 50, blocks, 0.5)
  expect(
    simulated.map(({ items, abilities, codes }) => [items.length, abilities.length, codes.length]),
  ).toEqual([
    [2, 50, 100],
    [1, 50, 50],
  ])
})

test('the same seed simulates the same students', () => {
  const simulate = (seed: number) => simulateSubTests(createUniform(seed), 30, [[item(0)]], 0.5)
  expect(simulate(900_300)).toEqual(simulate(900_300))
  expect(simulate(900_300)).not.toEqual(simulate(900_301))
})
