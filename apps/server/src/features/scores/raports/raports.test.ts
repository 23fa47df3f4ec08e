import { raports } from '@gerbang/contract/scores/raports.ts'
import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createProgram, createTryout } from '../../../testing/factories.ts'
import { sitSubTest, type Student } from '../../../testing/sittings.ts'

let app: TestApp
let program: { id: string }
beforeAll(async () => {
  app = await createTestApp()
  program = await createProgram(app.db)
})
afterAll(() => app.close())

type Person = Pick<Student, 'token'>
const read = async ({ token }: Person) => (await app.send(raports.get, { token })).data

/** One try-out with six questions of single points, the first `right` of them answered right. */
async function sitOne({ token }: Person, title: string, right: number, overrides: object = {}) {
  const tryout = await createTryout(app.db, {
    program_id: program.id,
    title,
    sub_tests: 1,
    questions: 6,
    ...overrides,
  })
  const params = { slug: tryout.slug }
  await app.send(tryouts.enroll, { token, params, body: {} })
  await sitSubTest(app, { token, params }, tryout.sub_tests[0], right)
  return tryout
}

test('a raport of twelve try-outs says what was answered in them', async () => {
  const student = await app.signIn({ program_id: program.id, name: 'Nadia', school_name: 'SMAN 2' })
  const rights = [1, 2, 2, 3, 0, 4, 3, 5, 4, 6, 5, 6]
  for (const [index, right] of rights.entries()) {
    app.advance(3600)
    await sitOne(student, `TO ${index + 1}`, right)
  }
  const raport = await read(student)
  expect(raport.student).toEqual({ name: 'Nadia', school_name: 'SMAN 2' })
  expect(raport.entries.map(({ title }) => title)).toEqual(rights.map((_, index) => `TO ${index + 1}`))
  const expected = rights.map(right => 200 + (800 * right) / 6)
  for (const [index, { total }] of raport.entries.entries())
    expect(total).toBeCloseTo(expected[index] ?? 0, 1)
  expect(raport.topics.reduce((sum, { correct }) => sum + correct, 0)).toBe(
    rights.reduce((sum, right) => sum + right, 0),
  )
  expect(raport.topics.every(({ of }) => of === 6)).toBe(true)
  const shares = raport.topics.map(({ correct }) => correct)
  expect(shares).toEqual(rights.toSorted((a, b) => a - b))
  expect(raport.weaknesses.map(({ correct }) => correct)).toEqual([0, 1, 2])
  expect(raport.strengths.map(({ correct }) => correct)).toEqual([6, 6, 5])
  // Different forms without a link are not on one scale.
  expect(raport.change).toBeNull()
  expect(raport.entries.every(({ basis, total_se }) => basis === null && total_se === null)).toBe(true)
})

test('two sittings of one try-out are compared, and without errors nothing is certain', async () => {
  const student = await app.signIn({ program_id: program.id })
  const tryout = await sitOne(student, 'Ulang', 2)
  app.advance(60)
  const params = { slug: tryout.slug }
  await app.send(tryouts.enroll, { token: student.token, params, body: {} })
  await sitSubTest(app, { token: student.token, params }, tryout.sub_tests[0], 5)
  const { change, sub_tests } = await read(student)
  expect(change).toEqual({ value: 400, se: null, is_certain: false, since: 'Ulang' })
  expect(sub_tests[0]?.change?.value).toBe(400)
})

test('a result that is not out is in no raport', async () => {
  const student = await app.signIn({ program_id: program.id })
  await sitOne(student, 'Masih buka', 3, {
    closes_at: new Date(app.now().getTime() + 3_600_000).toISOString(),
  })
  expect((await read(student)).entries).toEqual([])
})
