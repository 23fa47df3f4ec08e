import { expect, test } from 'vitest'
import { toMark, writeMarks } from './class-marks.rules.ts'

test.each([
  [{ raw: 0, max: 40 }, 0],
  [{ raw: 40, max: 40 }, 100],
  [{ raw: 29, max: 40 }, 73],
  [{ raw: 1, max: 3 }, 33],
  [{ raw: -5, max: 40 }, 0],
  [{ raw: 0, max: 0 }, null],
])('%o is the mark %s', (points, mark) => {
  expect(toMark(points)).toBe(mark)
})

const subTests = [
  { id: 'pu', code: 'PU' },
  { id: 'pm', code: 'PM' },
]
const student = (name: string, points: Record<string, { raw: number; max: number }> | null) => ({
  nisn: '0081234567',
  name,
  points,
})
const list = (...students: ReturnType<typeof student>[]) => [
  ...writeMarks(students, { subTests, passing: 75 }),
]

test('a row numbers a student, and says each mark, the one over all points, and whether it passes', () => {
  const ani = student('Ani', { pu: { raw: 10, max: 10 }, pm: { raw: 20, max: 30 } })
  const budi = student('Budi', { pu: { raw: 7, max: 10 }, pm: { raw: 22, max: 30 } })
  expect(list(ani, budi)).toEqual([
    ['No', 'NISN', 'Nama', 'PU', 'PM', 'Nilai', 'KKM', 'Keterangan'],
    [1, '0081234567', 'Ani', 100, 67, 75, 75, 'Tuntas'],
    [2, '0081234567', 'Budi', 70, 73, 73, 75, 'Belum tuntas'],
  ])
})

test('who was not there has no mark, and who left a sub-test out has none in it', () => {
  const [, absent, half] = list(student('Ani', null), student('Budi', { pm: { raw: 30, max: 30 } }))
  expect(absent).toEqual([1, '0081234567', 'Ani', null, null, null, 75, 'Tidak ikut'])
  expect(half).toEqual([2, '0081234567', 'Budi', null, 100, 100, 75, 'Tuntas'])
})

test('points that were lost in one sub-test are taken from the others, and never below 0', () => {
  const [, row] = list(student('Ani', { pu: { raw: -10, max: 10 }, pm: { raw: 30, max: 30 } }))
  expect(row?.slice(3, 6)).toEqual([0, 100, 50])
  const [, below] = list(student('Ani', { pu: { raw: -10, max: 10 }, pm: { raw: 5, max: 30 } }))
  expect(below?.slice(3, 6)).toEqual([0, 17, 0])
})
