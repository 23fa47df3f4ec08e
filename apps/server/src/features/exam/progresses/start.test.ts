import { v7 } from 'uuid'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createProgram, createSession, createTryout, epoch, iso } from '../../../testing/factories.ts'
import { answer, createRunning, readAnswers } from '../../../testing/running-sub-test.ts'
import { enroll, requestStart, save, submit } from '../../../testing/sittings.ts'

let app: TestApp
let program_id: string
beforeAll(async () => {
  app = await createTestApp()
  program_id = (await createProgram(app.db)).id
})
afterEach(() => app.setClock(epoch))
afterAll(() => app.close())

test('a start answers the clock, the order of the paper and no answers yet', async () => {
  const sitting = await createRunning(app)
  const { tryout, subTest, session } = sitting
  expect(session).toMatchObject({
    server_now: epoch.toISOString(),
    progress: {
      sub_test_id: subTest?.id,
      tryout_title: tryout.title,
      position: 1,
      sub_test_count: 2,
      started_at: epoch.toISOString(),
      ends_at: iso(600),
      duration_seconds: 600,
    },
    answers: [],
  })
  expect(session.order.map(row => row.question_id).toSorted()).toEqual(
    subTest?.items.map(item => item.question_id).toSorted(),
  )
})

test('the same tab resumes with the same clock, lease, order and its answers', async () => {
  const sitting = await createRunning(app)
  const { subTest, client_id, session, items } = sitting
  await save(app, sitting, [answer(items[0]?.question_id, 'c', 7, true)])
  app.advance(300)
  const again = await requestStart(app, sitting, { sub_test_id: subTest?.id, client_id })
  expect(again.data).toEqual({
    ...session,
    server_now: iso(300),
    answers: [answer(items[0]?.question_id, 'c', 7, true)],
  })
})

test('another tab is told so, takes over when asked to, and the first one turns read-only', async () => {
  const sitting = await createRunning(app)
  const { subTest, progress, items } = sitting
  const other = { sub_test_id: subTest?.id, client_id: v7() }
  await save(app, sitting, [answer(items[0]?.question_id, 'a', 1)])
  expect(await requestStart(app, sitting, other)).toMatchObject({ status: 409, code: 'in_use' })
  const taken = await requestStart(app, sitting, { ...other, take_over: true })
  expect(taken).toMatchObject({
    status: 200,
    data: { progress: { id: progress.id, ends_at: progress.ends_at } },
  })
  expect(taken.data.answers).toHaveLength(1)
  expect(taken.data.progress.lease).not.toBe(progress.lease)
  const late = [answer(items[0]?.question_id, 'e', 9)]
  expect(await save(app, sitting, late)).toMatchObject({ status: 409, code: 'taken_over' })
  expect(await submit(app, sitting, late)).toMatchObject({ status: 409, code: 'taken_over' })
  expect(await save(app, { ...sitting, ...taken.data })).toMatchObject({ status: 200 })
  expect(await readAnswers(app.db, progress)).toEqual([answer(items[0]?.question_id, 'a', 1)])
})

test('a look does not start the clock', async () => {
  const sitting = await createRunning(app)
  const { next } = sitting
  await submit(app, sitting)
  const look = { sub_test_id: next?.id, client_id: v7(), resume_only: true }
  expect(await requestStart(app, sitting, look)).toMatchObject({ status: 409, code: 'not_started' })
  expect(await requestStart(app, sitting, { ...look, resume_only: false })).toMatchObject({ status: 200 })
})

test('a locked sub-test cannot be started, and in free mode any can, one at a time', async () => {
  const sitting = await createRunning(app)
  const { next, progress } = sitting
  expect(await requestStart(app, sitting, { sub_test_id: next?.id, client_id: v7() })).toMatchObject({
    status: 409,
    code: 'locked',
  })
  expect(progress.position).toBe(1)
  const free = await createTryout(app.db, { program_id, mode: 'free' })
  const other = await enroll(app, free)
  const second = { sub_test_id: free.sub_tests[1]?.id, client_id: v7() }
  const first = { sub_test_id: free.sub_tests[0]?.id, client_id: v7() }
  const opened = await requestStart(app, other, second)
  expect(opened).toMatchObject({ status: 200 })
  expect(await requestStart(app, other, first)).toMatchObject({ status: 409, code: 'locked' })
  expect(await submit(app, { ...other, ...opened.data })).toMatchObject({ data: { next_sub_test_id: null } })
  expect(await requestStart(app, other, first)).toMatchObject({ status: 200 })
})

test('a start is refused after the close, without choices and when the sub-test is over', async () => {
  const closing = await createTryout(app.db, { program_id, closes_at: iso(60) })
  const late = await enroll(app, closing)
  app.advance(60)
  const body = { sub_test_id: closing.sub_tests[0]?.id, client_id: v7() }
  expect(await requestStart(app, late, body)).toMatchObject({ status: 409, code: 'closed' })
  app.setClock(epoch)
  const choosing = await createTryout(app.db, { program_id, choices_min: 1 })
  const undecided = await enroll(app, choosing)
  const first = { sub_test_id: choosing.sub_tests[0]?.id, client_id: v7() }
  expect(await requestStart(app, undecided, first)).toMatchObject({ status: 409, code: 'choices_needed' })
  const sitting = await createRunning(app)
  const { subTest, client_id } = sitting
  await submit(app, sitting)
  expect(await requestStart(app, sitting, { sub_test_id: subTest?.id, client_id })).toMatchObject({
    status: 409,
    code: 'closed',
  })
})

test('extra time and the close of the try-out set the deadline', async () => {
  const slower = await createRunning(app, {}, { extra_time_factor: 1.5 })
  expect(slower.progress.ends_at).toBe(iso(900))
  const short = await createRunning(app, { closes_at: iso(120) })
  expect(short.progress.ends_at).toBe(iso(120))
})

test('a session that resumes or takes over stays valid to the end of the grace', async () => {
  for (const take_over of [false, true]) {
    const sitting = await createRunning(app)
    const { subTest, client_id, user } = sitting
    const token = await createSession(app.db, user, { expires_at: iso(120) })
    const other = { ...sitting, token }
    const body = { sub_test_id: subTest?.id, client_id: take_over ? v7() : client_id, take_over }
    const resumed = await requestStart(app, other, body)
    app.advance(660)
    expect(await save(app, { ...other, ...resumed.data })).toMatchObject({ status: 200 })
    app.setClock(epoch)
  }
})
