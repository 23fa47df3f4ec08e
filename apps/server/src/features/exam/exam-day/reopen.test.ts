import { examDay } from '@gerbang/contract/exam/exam-day.ts'
import { examSignals } from '@gerbang/contract/exam/exam-signals.ts'
import { v7 } from 'uuid'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { epoch, iso } from '../../../testing/factories.ts'
import { createRunning, readAnswers } from '../../../testing/running-sub-test.ts'
import { insertRun } from '../../scores/scores/runs/runs.queries.ts'
import { answerRight, requestStart, save, start, submit } from '../../../testing/sittings.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  token = (await app.signIn({ role: 'admin' })).token
})
afterEach(() => app.setClock(epoch))
afterAll(() => app.close())

type Running = Awaited<ReturnType<typeof createRunning>>

const list = async ({ tryout }: Running) =>
  (await app.send(examDay.cutShort, { token, params: { id: tryout.id } })).data
const reopen = ({ tryout, progress }: Running, reason = 'Jam server sempat maju dua jam') =>
  app.send(examDay.reopen, {
    token,
    params: { id: tryout.id },
    body: { reason, progress_ids: [progress.id] },
  })
const resume = (running: Running) =>
  requestStart(app, running, {
    client_id: running.client_id,
    sub_test_id: running.subTest?.id,
    resume_only: true,
  })
const findAttempt = ({ attempt }: Running) =>
  app.db
    .selectFrom('attempts')
    .select(['status', 'finished_at'])
    .where('id', '=', attempt.id)
    .executeTakeFirstOrThrow()
const listScores = ({ attempt }: Running) =>
  app.db.selectFrom('sub_test_scores').select('correct').where('attempt_id', '=', attempt.id).execute()

/** Two of four answers saved after four minutes of ten; then a clock that is two hours ahead closes the sub-test. */
async function closeWrongly(options: Parameters<typeof createRunning>[1] = { sub_tests: 1 }) {
  const running = await createRunning(app, options)
  app.advance(240)
  await save(app, running, answerRight(running.subTest, 2))
  app.advance(7_200)
  await app.jobs.sweep()
  expect(await save(app, running, answerRight(running.subTest))).toMatchObject({
    status: 409,
    code: 'closed',
  })
  app.advance(-7_200 + 300)
  return running
}

test('what a wrong clock has closed goes on with all answers and the time that was left, once', async () => {
  const running = await closeWrongly()
  expect(await findAttempt(running)).toEqual({ status: 'scored', finished_at: iso(600) })
  expect(await list(running)).toMatchObject([
    {
      progress_id: running.progress.id,
      answered: 2,
      ends_at: iso(600),
      seen_at: iso(240),
      rest_seconds: 360,
    },
  ])
  const replies = await Promise.all([reopen(running), reopen(running)])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await list(running)).toEqual([])
  expect(await findAttempt(running)).toEqual({ status: 'in_progress', finished_at: null })
  expect(await listScores(running)).toEqual([])

  const resumed = await resume(running)
  expect(resumed.data.progress).toMatchObject({ id: running.progress.id, ends_at: iso(900) })
  expect(resumed.data.answers).toHaveLength(4)
  expect(await readAnswers(app.db, running.progress, 'late_answers')).toEqual([])
  const { data } = await submit(app, running)
  expect(data.receipt).toMatchObject({ closed_by: 'student', answered: 4 })
  expect(await listScores(running)).toEqual([{ correct: 4 }])
  expect(await findAttempt(running)).toEqual({ status: 'scored', finished_at: iso(540) })
})

test('the log says who was let in again, and what their receipt had said', async () => {
  const running = await closeWrongly()
  const { receipt } = (await submit(app, running)).data
  await reopen(running)
  const entry = await app.db
    .selectFrom('audit_entries')
    .select(['reason', 'details'])
    .where('subject_id', '=', running.tryout.id)
    .where('action', '=', 'sub_tests_reopened')
    .executeTakeFirst()
  const sheet = { progress_id: running.progress.id, user_id: running.user.id, seconds: 300 }
  expect(entry).toEqual({
    reason: 'Jam server sempat maju dua jam',
    details: { sheets: [{ ...sheet, former_hash: receipt.hash }] },
  })
})

test('whoever does not come back is closed again with the same answers, and other sub-tests keep their scores', async () => {
  const running = await createRunning(app, { sub_tests: 2 })
  await submit(app, running, answerRight(running.subTest, 3))
  const second = { ...running, ...(await start(app, running, running.next)), subTest: running.next }
  app.advance(7_200)
  await app.jobs.sweep()
  app.advance(-7_200 + 60)
  expect(await reopen(second)).toMatchObject({ status: 200 })
  expect(await listScores(running)).toEqual([{ correct: 3 }])
  app.advance(7_200)
  await app.jobs.sweep()
  expect(await findAttempt(running)).toMatchObject({ status: 'scored' })
  expect((await listScores(running)).map(({ correct }) => correct).toSorted()).toEqual([0, 3])
})

test('whoever was there to the end, handed in, or sits the next sub-test is not to be reopened', async () => {
  const present = await createRunning(app, { sub_tests: 1 })
  app.advance(590)
  await app.send(examSignals.beat, {
    token: present.token,
    params: { ...present.params, id: present.progress.id },
    body: { unsent: 0 },
  })
  await app.jobs.storeBeats()
  app.advance(200)
  await app.jobs.sweep()
  const done = await createRunning(app, { sub_tests: 1 })
  await submit(app, done)
  app.setClock(epoch)
  const ahead = await closeWrongly({ sub_tests: 2 })
  await start(app, ahead, ahead.next)
  for (const running of [present, done, ahead]) {
    expect(await list(running)).toEqual([])
    expect(await reopen(running)).toMatchObject({ status: 409, code: 'unchanged' })
  }
})

test('while a try-out is being scored nothing is reopened', async () => {
  const running = await closeWrongly()
  await insertRun(app.db, {
    id: v7(),
    tryout_id: running.tryout.id,
    kind: 'raw',
    origin: 'admin',
    model: 'points',
    key_version: 1,
    publishes_itself: true,
    reason: null,
    requested_by: null,
    created_at: iso(0),
  })
  expect(await reopen(running)).toMatchObject({ status: 409, code: 'run_active' })
})

test('a reopened student leaves the ranking until they have handed in again', async () => {
  const running = await closeWrongly()
  await app.jobs.rank()
  const countRanks = async () =>
    (
      await app.db
        .selectFrom('ranking_rows')
        .select('user_id')
        .where('user_id', '=', running.user.id)
        .execute()
    ).length
  expect(await countRanks()).toBeGreaterThan(0)
  await reopen(running)
  await app.jobs.rank()
  expect(await countRanks()).toBe(0)
  await submit(app, running)
  await app.jobs.rank()
  expect(await countRanks()).toBeGreaterThan(0)
})
