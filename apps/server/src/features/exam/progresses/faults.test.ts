import { auth } from '@gerbang/contract/people/auth.ts'
import { progresses, type Session } from '@gerbang/contract/exam/progresses.ts'
import { results } from '@gerbang/contract/scores/results.ts'
import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { type RawBuilder, sql } from 'kysely'
import { v7 } from 'uuid'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestNode } from '../../../testing/api.ts'
import { createProgram, createTryout, epoch } from '../../../testing/factories.ts'
import { countBy, untilBlocked } from '../../../testing/parallel.ts'
import { answerRight, enroll, type Student, start } from '../../../testing/sittings.ts'
import { openTcpProxy } from '../../../testing/tcp-proxy.ts'

let app: TestApp
let program_id: string
beforeAll(async () => {
  app = await createTestApp()
  program_id = (await createProgram(app.db)).id
})
afterEach(() => app.setClock(epoch))
afterAll(() => app.close())

async function sitDown(): Promise<Sitting> {
  const tryout = await createTryout(app.db, { program_id, sub_tests: 1 })
  const student = await enroll(app, tryout)
  return { ...student, ...(await start(app, student, tryout.sub_tests[0])), tryout }
}
type Sitting = Student & Session & { tryout: Awaited<ReturnType<typeof createTryout>> }
type Sender = Pick<TestNode, 'send'>

/** The first questions of the only sub-test, answered right. */
function save({ send }: Sender, { token, params, progress: { id, lease }, tryout }: Sitting, count = 4) {
  const answers = answerRight(tryout.sub_tests[0], count)
  return send(progresses.answer, { token, params: { ...params, id }, body: { lease, answers } })
}
function submit({ send }: Sender, { token, params, progress: { id, lease }, tryout }: Sitting) {
  const answers = answerRight(tryout.sub_tests[0])
  return send(progresses.submit, { token, params: { ...params, id }, body: { lease, answers } })
}

const listStored = (progressId: string, table: 'answers' | 'late_answers' = 'answers') =>
  app.db.selectFrom(table).selectAll().where('progress_id', '=', progressId).orderBy('seq').execute()
const listScores = (attemptId: string) =>
  app.db.selectFrom('sub_test_scores').selectAll().where('attempt_id', '=', attemptId).execute()

/** As the browser does: what is answered 503 comes again. The pool may hold more connections that have died. */
async function persist<T extends { status: number }>(send: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < 20; tries++) {
    const reply = await send()
    if (reply.status !== 503) return reply
  }
  throw new Error('503 again and again')
}

/** While a table is locked, whoever needs it waits; then their connections die, and the table is free again. */
async function killUnder<T>(lockTable: RawBuilder<unknown>, waiting: () => Promise<T>): Promise<T> {
  const lock = await app.db.startTransaction().execute()
  await lockTable.execute(lock)
  const replies = waiting()
  await untilBlocked(app.db, replies)
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name like 'gerbang node%'
  `.execute(app.db)
  await lock.rollback().execute()
  return replies
}

test('saves whose connections die under them are told to come again, and are then stored once', async () => {
  const node = await app.addNode()
  const sittings: Sitting[] = []
  while (sittings.length < 8) sittings.push(await sitDown())
  const replies = await killUnder(sql`lock table answers in share mode`, () =>
    Promise.all(sittings.map(sitting => save(node, sitting))),
  )
  const failed = replies.filter(reply => reply.status !== 200)
  expect(failed.length).toBeGreaterThan(0)
  for (const reply of failed) {
    expect(reply).toMatchObject({ status: 503, code: 'unavailable' })
    expect(reply.headers).toHaveProperty('retry-after')
  }
  const again = await Promise.all(sittings.map(sitting => persist(() => save(node, sitting))))
  expect(countBy(again, reply => reply.status)).toEqual({ 200: 8 })
  for (const { progress } of sittings)
    expect((await listStored(progress.id)).map(row => row.seq)).toEqual([1, 2, 3, 4])
})

test('a submit whose connection dies under it has done nothing, and is then done once', async () => {
  const node = await app.addNode()
  const sitting = await sitDown()
  const locked = sql`lock table attempt_scores in share mode`
  expect(await killUnder(locked, () => submit(node, sitting))).toMatchObject({ status: 503 })
  expect(await listStored(sitting.progress.id)).toEqual([])
  expect(await listScores(sitting.attempt.id)).toEqual([])
  const again = await persist(() => submit(node, sitting))
  expect(again).toMatchObject({ status: 200, data: { receipt: { answered: 4 }, attempt_finished: true } })
  expect(await listScores(sitting.attempt.id)).toHaveLength(1)
})

test('a connection that dies while it looks for the session signs nobody out', async () => {
  const node = await app.addNode()
  const sitting = await sitDown()
  const locked = sql`lock table sessions in access exclusive mode`
  expect(await killUnder(locked, () => save(node, sitting))).toMatchObject({
    status: 503,
    code: 'unavailable',
  })
  expect(await persist(() => save(node, sitting))).toMatchObject({ status: 200 })
})

test('a save whose reply was lost changes nothing when it comes again, before and after the close', async () => {
  const sitting = await sitDown()
  expect(await save(app, sitting, 2)).toMatchObject({ status: 200 })
  const stored = await listStored(sitting.progress.id)
  app.advance(30)
  expect(await save(app, sitting, 2)).toMatchObject({ status: 200, data: { refused: [] } })
  const { progress, token, params } = sitting
  const body = { lease: progress.lease }
  await app.send(progresses.submit, { token, params: { ...params, id: progress.id }, body })
  expect(await save(app, sitting, 2)).toMatchObject({ status: 200, data: { ends_at: progress.ends_at } })
  expect(await listStored(progress.id)).toEqual(stored)
  expect(await listStored(progress.id, 'late_answers')).toEqual([])
})

test.each([599.999, 600, 659.999, 660])(
  'a save %d seconds after the start of ten minutes counts',
  async seconds => {
    const sitting = await sitDown()
    app.advance(seconds)
    expect(await save(app, sitting)).toMatchObject({ status: 200 })
    app.advance(71)
    await app.jobs.sweep()
    expect(await listScores(sitting.attempt.id)).toMatchObject([{ correct: 4, blank: 0 }])
    expect(await listStored(sitting.progress.id, 'late_answers')).toEqual([])
  },
)

test('a save a millisecond after the grace is kept aside and never scored', async () => {
  const sitting = await sitDown()
  app.advance(660.001)
  expect(await save(app, sitting)).toMatchObject({ status: 409, code: 'closed' })
  expect(await listStored(sitting.progress.id)).toEqual([])
  expect(await listStored(sitting.progress.id, 'late_answers')).toHaveLength(4)
  expect(await listScores(sitting.attempt.id)).toMatchObject([{ correct: 0, blank: 4 }])
})

/** The score rows as text: equal text, equal bytes. */
async function readScores(attemptId: string): Promise<unknown> {
  const { rows } = await sql`
    select (select json_agg(s order by s.sub_test_id)::text from sub_test_scores s where s.attempt_id = ${attemptId}),
      (select json_agg(s)::text from attempt_scores s where s.attempt_id = ${attemptId}) as total
  `.execute(app.db)
  return rows
}

test('an attempt scored again from what is stored gives the same bytes', async () => {
  const closes_at = new Date(epoch.getTime() + 660_000).toISOString()
  const tryout = await createTryout(app.db, { program_id, questions: 7, closes_at })
  const student = await enroll(app, tryout)
  for (const [index, subTest] of tryout.sub_tests.entries()) {
    const { progress } = await start(app, student, subTest)
    const answers = subTest.items.map(({ question_id, right, wrong }, n) => ({
      question_id,
      value: [right, wrong, null][(n + index) % 3],
      flagged: false,
      seq: n + 1,
    }))
    const own = { token: student.token, params: { ...student.params, id: progress.id } }
    await app.send(progresses.submit, { ...own, body: { lease: progress.lease, answers } })
  }
  const before = await readScores(student.attempt.id)
  expect(JSON.stringify(before)).toContain('total')
  await app.db.deleteFrom('sub_test_scores').where('attempt_id', '=', student.attempt.id).execute()
  await app.db.deleteFrom('attempt_scores').where('attempt_id', '=', student.attempt.id).execute()
  await app.db
    .updateTable('attempts')
    .set({ status: 'in_progress', finished_at: null })
    .where('id', '=', student.attempt.id)
    .execute()
  // Only the time of scoring differs, and it is not what is compared.
  app.advance(731)
  await app.jobs.sweep()
  await app.db
    .updateTable('attempt_scores')
    .set({ scored_at: epoch.toISOString() })
    .where('attempt_id', '=', student.attempt.id)
    .execute()
  expect(await readScores(student.attempt.id)).toEqual(before)
})

test('without its database a node answers 503 to everything, is not ready, and comes back by itself', async () => {
  const proxy = await openTcpProxy(app.platform.config.database_url)
  const node = await app.addNode({ through: proxy.url })
  const sitting = await sitDown()
  const { token, params, progress, tryout } = sitting
  const sub_test_id = tryout.sub_tests[0]?.id ?? ''
  const ask = () =>
    Promise.all([
      save(node, sitting),
      node.send(progresses.start, { token, params, body: { sub_test_id, client_id: v7() } }),
      node.send(progresses.questions, { token, params, query: { sub_test_id } }),
      node.send(progresses.submit, {
        token,
        params: { ...params, id: progress.id },
        body: { lease: progress.lease },
      }),
      node.send(tryouts.list, { token }),
      node.send(results.ranking, { token, params }),
      node.send(auth.me, { token }),
    ])
  expect(await save(node, sitting)).toMatchObject({ status: 200 })
  await proxy.cut()
  const replies = await ask()
  expect(countBy(replies, reply => `${reply.status} ${reply.code}`)).toEqual({ '503 unavailable': 7 })
  for (const reply of replies) expect(reply.headers).toHaveProperty('retry-after')
  const ready = await node.http.inject({ url: '/readyz' })
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'No database' }])
  await proxy.mend()
  expect((await persist(() => save(node, sitting))).status).toBe(200)
  await node.close()
  await proxy.close()
})

test('a database that falls silent in the middle of a save holds nobody for ever', async () => {
  const proxy = await openTcpProxy(app.platform.config.database_url)
  const node = await app.addNode({ through: proxy.url })
  const [sitting, other] = [await sitDown(), await sitDown()]
  const lock = await app.db.startTransaction().execute()
  await sql`lock table answers in share mode`.execute(lock)
  const saving = save(node, sitting)
  await untilBlocked(app.db, saving)
  proxy.silence()
  await lock.rollback().execute()
  const replies = await Promise.all([saving, save(node, other)])
  expect(countBy(replies, reply => `${reply.status} ${reply.code}`)).toEqual({ '503 unavailable': 2 })
  proxy.heal()
  for (const one of [sitting, other]) {
    expect(await persist(() => save(node, one))).toMatchObject({ status: 200 })
    expect((await listStored(one.progress.id)).map(row => row.seq)).toEqual([1, 2, 3, 4])
  }
  await node.close()
  await proxy.close()
})
