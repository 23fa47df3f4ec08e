import { progresses } from '@gerbang/contract/exam/progresses.ts'
import { results } from '@gerbang/contract/scores/results.ts'
import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { v7 } from 'uuid'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { bucketOf } from '../../../db/bucket.ts'
import { limits } from '../../../limits.ts'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import {
  createProgram,
  createTryout,
  epoch,
  iso,
  type TestTryout,
  type TryoutOptions,
} from '../../../testing/factories.ts'
import { answerRight, enroll, sitSubTest, start } from '../../../testing/sittings.ts'
import { buildFirstRun } from '../marks/first-run.ts'

let app: TestApp
let program_id: string
beforeAll(async () => {
  app = await createTestApp()
  program_id = (await createProgram(app.db)).id
})
afterEach(() => app.setClock(epoch))
afterAll(() => app.close())

/** A student with one right answer stored in the first sub-test, which ends after 600 seconds. */
async function sitDown(options: Partial<TryoutOptions> = {}) {
  const tryout = await createTryout(app.db, { program_id, ...options })
  const student = await enroll(app, tryout)
  const [subTest, next] = tryout.sub_tests
  const { progress } = await start(app, student, subTest)
  const { token } = student
  const own = { token, params: { ...student.params, id: progress.id } }
  await app.send(progresses.answer, {
    ...own,
    body: { lease: progress.lease, answers: answerRight(subTest, 1) },
  })
  return { tryout, student, subTest, next, progress, own }
}
type Sitting = Awaited<ReturnType<typeof sitDown>>

const findProgress = (id: string) =>
  app.db
    .selectFrom('progresses')
    .select(['closed_by', 'submitted_at'])
    .where('id', '=', id)
    .executeTakeFirst()
const listScores = (attemptId: string) =>
  app.db
    .selectFrom('sub_test_scores')
    .select(['score_run_id', 'sub_test_id', 'correct', 'blank', 'raw', 'max'])
    .where('attempt_id', '=', attemptId)
    .execute()
const listTotals = (attemptId: string) =>
  app.db
    .selectFrom('attempt_scores')
    .select(['score_run_id', 'total'])
    .where('attempt_id', '=', attemptId)
    .execute()
const running = { closed_by: null, submitted_at: null }
const closedByTime = { closed_by: 'time', submitted_at: iso(600) }

test('a sub-test that nobody touches is closed and scored by the sweep, with what it has', async () => {
  const { student, progress, own } = await sitDown()
  app.advance(670)
  await app.jobs.sweep()
  expect(await findProgress(progress.id)).toEqual(running)
  app.advance(0.001)
  await app.jobs.sweep()
  expect(await findProgress(progress.id)).toEqual(closedByTime)
  expect(await listScores(student.attempt.id)).toMatchObject([{ correct: 1, blank: 3, raw: 1, max: 4 }])
  const { data } = await app.send(progresses.submit, { ...own, body: { lease: progress.lease } })
  expect(data.receipt).toMatchObject({ closed_by: 'time', submitted_at: iso(600), answered: 1 })
})

test('the sweep ends attempts whose try-out has closed, sub-tests never opened counting as blank', async () => {
  const { student, progress, own } = await sitDown({ closes_at: iso(900) })
  await app.send(progresses.submit, { ...own, body: { lease: progress.lease } })
  const attempt = app.db
    .selectFrom('attempts')
    .select(['status', 'finished_at'])
    .where('id', '=', student.attempt.id)
  app.advance(970)
  await app.jobs.sweep()
  expect(await attempt.executeTakeFirst()).toEqual({ status: 'in_progress', finished_at: null })
  app.advance(0.001)
  await app.jobs.sweep()
  expect(await attempt.executeTakeFirst()).toEqual({ status: 'scored', finished_at: iso(900) })
  // (400 + 200) / 2
  expect(await listTotals(student.attempt.id)).toMatchObject([{ total: 300 }])
})

/** Running sub-tests of as many students, without the way there. */
async function insertRunning({ id: tryout_id, sub_tests }: TestTryout, count: number): Promise<void> {
  const at = epoch.toISOString()
  const people = Array.from({ length: count }, () => v7())
  const stamp = { created_at: at, updated_at: at }
  await app.db
    .insertInto('users')
    .values(
      people.map(id => ({
        id,
        name: 'Siswa',
        username: id,
        email: `${id}@contoh.gerbang.test`,
        role: 'student' as const,
        status: 'active' as const,
        ...stamp,
      })),
    )
    .execute()
  const attempts = people.map(user_id => ({ bucket: bucketOf(user_id), id: v7(), user_id }))
  await app.db
    .insertInto('attempts')
    .values(
      attempts.map(row => ({
        ...row,
        tryout_id,
        number: 1,
        seed: 1,
        status: 'in_progress' as const,
        ...stamp,
      })),
    )
    .execute()
  const sub_test_id = sub_tests[0]?.id ?? ''
  await app.db
    .insertInto('progresses')
    .values(
      attempts.map(({ bucket, id: attempt_id, user_id }) => ({
        bucket,
        id: v7(),
        attempt_id,
        user_id,
        sub_test_id,
        started_at: at,
        ends_at: iso(600),
        lease: v7(),
        client_id: v7(),
      })),
    )
    .execute()
}

test('one sweep closes everything that is due, page after page, past one that fails', async () => {
  const broken = await sitDown({ closes_at: iso(599) })
  await app.db.deleteFrom('score_runs').where('id', '=', broken.tryout.score_run_id).execute()
  const tryout = await createTryout(app.db, { program_id, sub_tests: 1, questions: 1 })
  const count = limits.dueAtOnce + 5
  await insertRunning(tryout, count)
  app.advance(671)
  await app.jobs.sweep()
  expect(await findProgress(broken.progress.id)).toEqual(running)
  const scored = app.db
    .selectFrom('attempt_scores')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('score_run_id', '=', tryout.score_run_id)
  expect(await scored.executeTakeFirst()).toEqual({ count })
})

/** What a student may do first after time and grace are over. The save and the submit carry an old lease. */
const touches: Record<string, (sitting: Sitting) => Promise<unknown>> = {
  'a late save': ({ own, subTest }) =>
    app.send(progresses.answer, { ...own, body: { lease: v7(), answers: answerRight(subTest) } }),
  'a late save without answers': ({ own }) =>
    app.send(progresses.answer, { ...own, body: { lease: v7(), answers: [] } }),
  'a save that is repeated late': ({ own, subTest, progress: { lease } }) =>
    app.send(progresses.answer, { ...own, body: { lease, answers: answerRight(subTest, 1) } }),
  'a late submit': ({ own, subTest }) =>
    app.send(progresses.submit, { ...own, body: { lease: v7(), answers: answerRight(subTest) } }),
  'a look at the paper': ({ student, subTest }) =>
    app.send(progresses.questions, { ...student, query: { sub_test_id: subTest?.id ?? '' } }),
  'a look at the checklist': ({ student }) => app.send(tryouts.subjects, student),
  'a look at the result': ({ student }) => app.send(results.result, student),
  'a look at the review': ({ student }) => app.send(results.review, student),
  'a resumption': ({ student, subTest }) =>
    app.send(progresses.start, { ...student, body: { sub_test_id: subTest?.id, client_id: v7() } }),
}

test.each(Object.keys(touches))('%s closes a sub-test whose time is over, with what it has', async name => {
  const sitting = await sitDown()
  app.advance(660)
  await touches[name]?.(sitting)
  expect(await findProgress(sitting.progress.id)).toEqual(running)
  app.advance(0.001)
  await touches[name]?.(sitting)
  expect(await findProgress(sitting.progress.id)).toEqual(closedByTime)
  expect(await listScores(sitting.student.attempt.id)).toMatchObject([{ correct: 1, blank: 3 }])
})

test.each(['a look at the result', 'a look at the review'])(
  '%s closes a second attempt whose time is over, though the first is scored',
  async name => {
    const sitting = await sitDown({ sub_tests: 1 })
    const { student, subTest, own, progress } = sitting
    await app.send(progresses.submit, { ...own, body: { lease: progress.lease } })
    await app.send(tryouts.enroll, student)
    const second = await start(app, student, subTest)
    app.advance(660.001)
    await touches[name]?.(sitting)
    expect(await findProgress(second.progress.id)).toEqual(closedByTime)
    const { data } = await app.send(results.result, student)
    expect(data.attempt).toMatchObject({ number: 2, status: 'scored', finished_at: iso(600) })
  },
)

test('the result of a last sub-test whose time is over is there at the first look', async () => {
  const { student } = await sitDown({ sub_tests: 1 })
  app.advance(660.001)
  const { data } = await app.send(results.result, student)
  expect(data).toMatchObject({
    attempt: { status: 'scored', finished_at: iso(600) },
    released: { total: 400 },
  })
})

test('a score run published in the middle of an attempt scores its earlier sub-tests from what is stored', async () => {
  const tryout = await createTryout(app.db, { program_id })
  const [first, second] = tryout.sub_tests
  const student = await enroll(app, tryout)
  await sitSubTest(app, student, first, 3)
  const newer = buildFirstRun({ id: v7(), tryout_id: tryout.id, kind: 'weighted', at: iso(1) })
  await app.db.updateTable('score_runs').set({ status: 'superseded' }).execute()
  await app.db
    .insertInto('score_runs')
    .values({ ...newer, number: 2 })
    .execute()
  await sitSubTest(app, student, second, 1)
  const scores = await listScores(student.attempt.id)
  expect(scores.filter(row => row.score_run_id === newer.id)).toHaveLength(2)
  expect(scores).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ score_run_id: tryout.score_run_id, sub_test_id: first?.id, correct: 3 }),
      expect.objectContaining({ score_run_id: newer.id, sub_test_id: first?.id, correct: 3 }),
      expect.objectContaining({ score_run_id: newer.id, sub_test_id: second?.id, correct: 1 }),
    ]),
  )
  // (800 + 400) / 2
  expect(await listTotals(student.attempt.id)).toEqual([{ score_run_id: newer.id, total: 600 }])
})
