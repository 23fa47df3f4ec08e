import { markings } from '@gerbang/contract/office/markings.ts'
import { results } from '@gerbang/contract/scores/results.ts'
import { type SqlBool, sql } from 'kysely'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createProgram, createTryout, epoch, questionSamples } from '../../../testing/factories.ts'
import { enroll, start, submit } from '../../../testing/sittings.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const minuteMs = 60_000
const good = { k1: 4, k2: 5 }

/** A try-out of one sub-test that ends with an essay, handed in by some students and closed. */
async function createHandedIn(written: string[]) {
  app.setClock(epoch)
  const program = await createProgram(app.db)
  const tryout = await createTryout(app.db, {
    program_id: program.id,
    sub_tests: 1,
    questions: questionSamples.length,
    has_essays: true,
    closes_at: new Date(epoch.getTime() + 10 * minuteMs).toISOString(),
  })
  const { question_id } = await app.db
    .selectFrom('paper_items')
    .select('question_id')
    .where('sub_test_id', '=', tryout.sub_tests[0]?.id ?? '')
    .where(sql<SqlBool>`content ->> 'type' = 'essay'`)
    .executeTakeFirstOrThrow()
  const students = []
  for (const value of written) {
    const student = await enroll(app, tryout)
    const { progress } = await start(app, student, tryout.sub_tests[0])
    await submit(app, { ...student, progress }, [{ question_id, value, flagged: false, seq: 1 }])
    students.push(student)
  }
  app.setClock(new Date(epoch.getTime() + 20 * minuteMs))
  return { tryout, question_id, students, params: { id: tryout.id, questionId: question_id } }
}

type Place = Record<string, string>
const claim = (token: string, params: Place) => app.send(markings.claim, { token, params })
const save = (token: string, params: Place, markId = '', points: Record<string, number> = {}) =>
  app.send(markings.saveMark, {
    token,
    params: { ...params, markId },
    body: { points, is_done: true },
  })

test('markers who ask at once get different answers, and results wait until the last is marked', async () => {
  const { params, students } = await createHandedIn(['Satu alasan.', 'Dua alasan.'])
  const [one, other] = [await app.signIn({ role: 'admin' }), await app.signIn({ role: 'admin' })]
  const claimed = await Promise.all([claim(one.token, params), claim(other.token, params)])
  expect(claimed.map(({ data }) => data?.text).toSorted()).toEqual(['Dua alasan.', 'Satu alasan.'])
  expect((await claim(one.token, params)).data?.id).toBe(claimed[0]?.data?.id)

  const [student] = students
  if (!student) throw new Error('Nobody has handed in')
  const read = () => app.send(results.result, { token: student.token, params: student.params })
  expect((await read()).data).toMatchObject({ awaits_marks: true, released: null })
  expect(await save(one.token, params, claimed[0]?.data?.id, good)).toMatchObject({ status: 200 })
  const marking = await app.send(markings.get, { token: one.token, params: { id: params.id } })
  expect(marking.data).toMatchObject({ marked: 1, of: 2, questions: [{ own: 1, has_next: false }] })
  expect(await save(other.token, params, claimed[1]?.data?.id, good)).toMatchObject({ status: 200 })
  expect((await claim(one.token, params)).data).toBeNull()
})

test('a second marker sees nothing of the first, and a third decides between two far apart', async () => {
  const { params } = await createHandedIn(['Sebab dan contoh.'])
  const markers = [await app.signIn({ role: 'admin' }), await app.signIn({ role: 'admin' })]
  const third = await app.signIn({ role: 'admin' })
  await app.send(markings.setMarkers, { token: third.token, params: { id: params.id }, body: { markers: 2 } })
  for (const [at, { token }] of markers.entries()) {
    const { data } = await claim(token, params)
    expect(data?.points).toEqual({})
    await save(token, params, data?.id, at === 0 ? { k1: 4, k2: 6 } : { k1: 0, k2: 0 })
  }
  const progress = async () =>
    (await app.send(markings.get, { token: third.token, params: { id: params.id } })).data
  expect(await progress()).toMatchObject({ marked: 0, of: 1 })
  const { data } = await claim(third.token, params)
  await save(third.token, params, data?.id, { k1: 2, k2: 3 })
  expect(await progress()).toMatchObject({ marked: 1, of: 1 })
})

test('points beyond the rubric, unfinished marks and marks of others are refused', async () => {
  const { params } = await createHandedIn(['Jawaban.'])
  const admin = await app.signIn({ role: 'admin' })
  const stranger = await app.signIn({ role: 'teacher' })
  const { data } = await claim(admin.token, params)
  expect(await save(admin.token, params, data?.id, { k1: 5, k2: 1 })).toMatchObject({ status: 422 })
  expect(await save(admin.token, params, data?.id, { k1: 1 })).toMatchObject({ status: 422 })
  expect(await claim(stranger.token, params)).toMatchObject({ status: 404 })
  const other = await app.signIn({ role: 'admin' })
  expect(await save(other.token, params, data?.id, good)).toMatchObject({ status: 409 })
  expect(await save(admin.token, params, v7(), good)).toMatchObject({ status: 409 })
})
