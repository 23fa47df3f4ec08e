import { expect, test } from 'vitest'
import { answer } from '../irt/testing/answer-items.ts'
import { createUniform, drawNormal } from '../irt/testing/generate-responses.ts'
import { findDifferentialFunctioning } from './differential-functioning.ts'

/** Students of one level: item 0 studied, item 1 right for all, so that the score differs only by the studied one. */
function codeGroups(reference: [right: number, wrong: number], focal: [right: number, wrong: number]) {
  const rows = [reference, focal].flatMap(([right, wrong], group) => [
    ...Array.from({ length: right }, () => ({ group, codes: [1, 0] })),
    ...Array.from({ length: wrong }, () => ({ group, codes: [0, 1] })),
  ])
  return {
    codes: Uint8Array.from(rows.flatMap(row => row.codes)),
    groups: Uint8Array.from(rows, row => row.group),
  }
}

test('the common odds ratio of one level is its cross product', () => {
  const { codes, groups } = codeGroups([150, 50], [100, 100])
  const [found] = findDifferentialFunctioning(codes, 2, groups)
  // ln(150 × 100 / (50 × 100)) = ln 3; Woolf's variance, which one level has in common with Robins' estimator.
  expect(found?.delta).toBeCloseTo(-2.35 * Math.log(3), 9)
  expect(found?.se).toBeCloseTo(2.35 * Math.sqrt(1 / 150 + 1 / 50 + 1 / 100 + 1 / 100), 9)
  expect(found).toMatchObject({ reference: 200, focal: 200, class: 'C' })
})

test('a question that parts strong from weak in one group only is found, though it is no harder on the whole', () => {
  const draw = createUniform(17)
  const students = 2000
  const items = 20
  const groups = Uint8Array.from({ length: students }, (_, student) => student % 2)
  const codes = new Uint8Array(students * items)
  for (let student = 0; student < students; student += 1) {
    const theta = drawNormal(draw)
    for (let item = 0; item < items; item += 1) {
      const a = item > 0 ? 1.2 : groups[student] ? 0.2 : 2.2
      codes[student * items + item] = answer(draw, theta, { a, d: item > 0 ? (item - 10) / 6 : 0, c: 0 })
    }
  }
  const [uneven, ...others] = findDifferentialFunctioning(codes, items, groups)
  expect(Math.abs(uneven?.delta ?? 9)).toBeLessThan(1)
  expect(uneven?.class).toBe('C')
  expect(others.filter(found => found?.class === 'C')).toEqual([])
})

test('small groups and students of neither group say nothing', () => {
  const { codes, groups } = codeGroups([150, 50], [60, 30])
  expect(findDifferentialFunctioning(codes, 2, groups)).toEqual([null, null])
  const more = codeGroups([150, 50], [100, 100])
  const nobody = more.groups.map(() => 2)
  expect(findDifferentialFunctioning(more.codes, 2, nobody)).toEqual([null, null])
})
