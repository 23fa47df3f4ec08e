import { expect, test } from 'vitest'
import { listPlausible, scale, scoreExample } from './example-items.ts'

const answers = (pattern: string) => pattern.split('').map(mark => mark === '1')
const scoreOf = (pattern: string) => scoreExample(answers(pattern)).score

test('one more right answer never lowers the score of the example', () => {
  const patterns = Array.from({ length: 32 }, (_, number) => number.toString(2).padStart(5, '0'))
  for (const pattern of patterns)
    for (let place = 0; place < 5; place++) {
      const better = `${pattern.slice(0, place)}1${pattern.slice(place + 1)}`
      expect(scoreOf(better)).toBeGreaterThanOrEqual(scoreOf(pattern))
    }
})

// The page says so in words.
test('the same count can give different scores, and the difference is smaller than the error', () => {
  const [rani, bagas] = [scoreExample(answers('11100')), scoreExample(answers('11001'))]
  expect(Math.round(bagas.score)).toBeGreaterThan(Math.round(rani.score))
  expect(bagas.score - rani.score).toBeLessThan(bagas.se)
})

test('the score stands where the curve has its weight', () => {
  const points = listPlausible(answers('11100'))
  const weight = points.reduce((sum, { height }) => sum + height, 0)
  const mean = points.reduce((sum, { score, height }) => sum + score * height, 0) / weight
  expect(Math.abs(mean - scoreOf('11100'))).toBeLessThan(2)
  expect(points.every(({ score }) => score >= scale.min && score <= scale.max)).toBe(true)
})
