import { lateAnswers } from '@gerbang/contract/scores/late-answers.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../testing/api.ts'
import { createProgram, createTryout, epoch, type TestTryout } from '../../../../testing/factories.ts'
import { answerRight, enroll, save, start } from '../../../../testing/sittings.ts'

let app: TestApp
let program_id: string
let token: string
beforeAll(async () => {
  app = await createTestApp()
  program_id = (await createProgram(app.db)).id
  token = (await app.signIn({ role: 'admin' })).token
})
afterEach(() => app.setClock(epoch))
afterAll(() => app.close())

/** Two students, whose right answers arrive when time and grace are over. */
async function createLate() {
  const tryout = await createTryout(app.db, { program_id, sub_tests: 1 })
  const sitting = async () => {
    const student = await enroll(app, tryout)
    return { ...student, ...(await start(app, student, tryout.sub_tests[0])) }
  }
  const [ani, budi] = [await sitting(), await sitting()]
  app.advance(700)
  for (const one of [ani, budi])
    expect(await save(app, one, answerRight(tryout.sub_tests[0]))).toMatchObject({ status: 409 })
  await app.jobs.sweep()
  return { tryout, ani, budi }
}

const list = async ({ id }: TestTryout) => (await app.send(lateAnswers.list, { token, params: { id } })).data
const decide = ({ id }: TestTryout, decision: string, progress_ids: string[]) =>
  app.send(lateAnswers.decide, {
    token,
    params: { id },
    body: { reason: 'Jaringan sekolah putus', decision, progress_ids },
  })
const readTotal = async (attemptId: string) =>
  (
    await app.db
      .selectFrom('attempt_scores as s')
      .innerJoin('score_runs as r', 'r.id', 's.score_run_id')
      .select('s.total')
      .where('s.attempt_id', '=', attemptId)
      .where('r.status', '=', 'published')
      .executeTakeFirst()
  )?.total

const readReceipt = async ({ progress }: { progress: { id: string } }) =>
  (
    await app.db
      .selectFrom('progresses')
      .select('receipt')
      .where('id', '=', progress.id)
      .executeTakeFirstOrThrow()
  ).receipt

test('a receipt says what counts now, and keeps the code that it had', async () => {
  const { tryout, ani, budi } = await createLate()
  const [before, other] = [await readReceipt(ani), await readReceipt(budi)]
  expect(before).toMatchObject({ answered: 0, closed_by: 'time' })
  app.advance(60)
  await decide(tryout, 'accepted', [ani.progress.id])
  await decide(tryout, 'refused', [budi.progress.id])
  const after = await readReceipt(ani)
  expect(after).toEqual({
    ...before,
    answered: 4,
    hash: expect.not.stringMatching(before?.hash ?? ''),
    amended: { at: app.now().toISOString(), former_hash: before?.hash },
  })
  expect(await readReceipt(budi)).toEqual(other)
  await app.jobs.score()
})

test('a try-out that is not there has no late answers', async () => {
  const params = { id: '019a0000-0000-7000-8000-000000000000' }
  expect(await app.send(lateAnswers.list, { token, params })).toMatchObject({ status: 404 })
})

test('what came too late counts only for whom it is accepted, once, by a run of its own', async () => {
  const { tryout, ani, budi } = await createLate()
  expect((await list(tryout)).map(({ answers }) => answers)).toEqual([4, 4])
  const replies = await Promise.all([
    decide(tryout, 'accepted', [ani.progress.id]),
    decide(tryout, 'accepted', [ani.progress.id]),
  ])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await app.jobs.score()
  expect([await readTotal(ani.attempt.id), await readTotal(budi.attempt.id)]).toEqual([
    tryout.scale_max,
    tryout.scale_min,
  ])
  expect(await decide(tryout, 'refused', [budi.progress.id])).toMatchObject({ data: { sub_tests: 1 } })
  expect(await list(tryout)).toEqual([])
  await app.jobs.score()
  expect(await readTotal(budi.attempt.id)).toBe(tryout.scale_min)
  const entries = await app.db
    .selectFrom('audit_entries')
    .select(['action', 'reason'])
    .where('subject_id', '=', tryout.id)
    .where('action', 'in', ['late_answers_accepted', 'late_answers_refused'])
    .orderBy('action')
    .execute()
  expect(entries).toEqual([
    { action: 'late_answers_accepted', reason: 'Jaringan sekolah putus' },
    { action: 'late_answers_refused', reason: 'Jaringan sekolah putus' },
  ])
})
