import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seatGroups } from './seat-groups.rules.ts'

const classes = fc
  .record({ size: fc.integer({ min: 3, max: 48 }), questions: fc.integer({ min: 0, max: 5 }) })
  .chain(({ size, questions }) =>
    fc.record({
      students: fc.constant(Array.from({ length: size }, (_, index) => ({ user_id: `s${index}` }))),
      discussed: fc.array(fc.subarray(Array.from({ length: size }, (_, index) => `s${index}`)), {
        minLength: questions,
        maxLength: questions,
      }),
    }),
  )

test('every student of a class sits in one group, and groups have three to five', () => {
  fc.assert(
    fc.property(classes, ({ students, discussed }) => {
      const questions = discussed.map((trapped_ids, index) => ({ question_id: `q${index}`, trapped_ids }))
      const groups = seatGroups(students, questions)
      const seated = groups.flatMap(({ trapped, helpers }) => [...trapped, ...helpers])
      expect(seated.map(({ user_id }) => user_id).toSorted()).toEqual(
        students.map(({ user_id }) => user_id).toSorted(),
      )
      for (const { trapped, helpers } of groups) {
        const size = trapped.length + helpers.length
        expect(size >= 3 && size <= 5).toBe(true)
      }
      const wasTrapped = new Set(discussed.flat())
      expect(groups.flatMap(({ helpers }) => helpers).some(({ user_id }) => wasTrapped.has(user_id))).toBe(
        false,
      )
    }),
  )
})

test('most sit over a question that trapped them, and a class of two is one group', () => {
  const students = Array.from({ length: 31 }, (_, index) => ({ user_id: `s${index}` }))
  const ids = (from: number, to: number) => students.slice(from, to).map(({ user_id }) => user_id)
  const groups = seatGroups(students, [
    { question_id: 'a', trapped_ids: ids(0, 19) },
    { question_id: 'b', trapped_ids: ids(19, 29) },
    { question_id: 'c', trapped_ids: ids(29, 30) },
  ])
  expect(groups.map(({ question_id }) => question_id)).toEqual(['a', 'a', 'a', 'a', 'b', 'b', 'a'])
  expect(groups.every(({ trapped, helpers }) => trapped.length + helpers.length <= 5)).toBe(true)
  expect(seatGroups(students.slice(0, 2), [])).toMatchObject([
    { question_id: null, helpers: students.slice(0, 2) },
  ])
})
