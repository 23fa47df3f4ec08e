import { progresses, type Session } from '@gerbang/contract/exam/progresses.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bucketOf } from '../../../db/bucket.ts'
import { limits } from '../../../limits.ts'
import { createTestApp, type TestApp, type TestNode } from '../../../testing/api.ts'
import { createProgram, createTryout, epoch, type TestTryout } from '../../../testing/factories.ts'
import { countBy, inParallel, untilBlocked } from '../../../testing/parallel.ts'
import { enroll, type Student, start } from '../../../testing/sittings.ts'
import { type SaveRequest, saveAnswers } from './answers.queries.ts'
import { closeProgresses } from './close-progress.queries.ts'
import { createPapers } from './papers.ts'
import { createSaveAnswers } from './save-answers.ts'

let app: TestApp
let nodes: [TestNode, TestNode]
let tryout: TestTryout
beforeAll(async () => {
  app = await createTestApp()
  nodes = [await app.addNode(), await app.addNode()]
  tryout = await createTryout(app.db, { program_id: (await createProgram(app.db)).id, questions: 8 })
})
afterAll(() => app.close())

/** Question 1 of every four has the options a to e. */
const questionOf = (index: number) => tryout.sub_tests[0]?.items[index * 4]?.question_id ?? ''

async function sitDown(): Promise<Student & Session> {
  const student = await enroll(app, tryout)
  return { ...student, ...(await start(app, student, tryout.sub_tests[0])) }
}
type Sitting = Awaited<ReturnType<typeof sitDown>>

function save(
  node: Pick<TestNode, 'send'>,
  { token, params, progress }: Sitting,
  answers: object[],
  lease = progress.lease,
) {
  return node.send(progresses.answer, {
    token,
    params: { ...params, id: progress.id },
    body: { lease, answers: answers.map(answer => ({ flagged: false, ...answer })) },
  })
}

function listStored(progressId: string) {
  return app.db
    .selectFrom('answers')
    .select(['question_id', 'value', 'seq'])
    .where('progress_id', '=', progressId)
    .execute()
}

function requestOf({ user, progress }: Sitting, value: string): SaveRequest {
  const arrived_at = app.now().toISOString()
  return {
    bucket: bucketOf(user.id),
    progress_id: progress.id,
    lease: progress.lease,
    arrived_at,
    answers: [{ question_id: questionOf(0), value, flagged: false, seq: 1 }],
  }
}

const letters = ['a', 'b', 'c', 'd', 'e']
const letterOf = (seq: number) => letters[seq % letters.length] ?? ''

test('of parallel saves in any order over two nodes the highest seq is stored', async () => {
  const sitting = await sitDown()
  const count = nodes.length * limits.savesAtOnce
  const seqs = fc.sample(fc.shuffledSubarray([...Array(count).keys()], { minLength: count }), 1).flat()
  const replies = await inParallel(nodes, count, (node, index) => {
    const seq = (seqs[index] ?? 0) + 1
    return save(node, sitting, [
      { question_id: questionOf(0), value: letterOf(seq), seq },
      { question_id: questionOf(1), value: letterOf(count + 1 - seq), seq: count + 1 - seq },
    ])
  })
  expect(countBy(replies, reply => reply.status)).toEqual({ 200: count })
  for (const question_id of [questionOf(0), questionOf(1)])
    expect(await listStored(sitting.progress.id)).toContainEqual({
      question_id,
      value: letterOf(count),
      seq: count,
    })
})

test('of one request that names a question twice the highest seq is stored', async () => {
  const sitting = await sitDown()
  const question_id = questionOf(0)
  const answers = [3, 9, 4].map(seq => ({ question_id, value: letterOf(seq), seq }))
  expect((await save(app, sitting, answers)).status).toBe(200)
  expect(await listStored(sitting.progress.id)).toEqual([{ question_id, value: letterOf(9), seq: 9 }])
})

test('students who save the same questions on two nodes at once never block each other', async () => {
  const sittings = await Promise.all(Array.from({ length: 30 }, sitDown))
  const items = tryout.sub_tests[0]?.items ?? []
  const replies = await inParallel(nodes, 240, (node, index) => {
    const sitting = sittings[index % 30]
    if (!sitting) throw new Error('No sitting')
    const seq = Math.floor(index / 30) + 1
    const answers = items.map(({ question_id, right }) => ({ question_id, value: right, seq }))
    return save(node, sitting, index % 2 === 0 ? answers : answers.toReversed())
  })
  expect(countBy(replies, reply => reply.status)).toEqual({ 200: 240 })
})

test('a save that a take-over overtakes is refused or seen by whoever took over', async () => {
  const sittings = await Promise.all(Array.from({ length: 25 }, sitDown))
  await Promise.all(
    sittings.map(async sitting => {
      const sent = [0, 1].map(index => ({
        question_id: questionOf(index),
        value: letterOf(index),
        seq: index + 1,
      }))
      const [taken, ...replies] = await Promise.all([
        start(nodes[1], sitting, tryout.sub_tests[0], { take_over: true }),
        ...sent.map(answer => save(nodes[0], sitting, [answer])),
      ])
      const acknowledged = sent.filter((_, index) => replies[index]?.status === 200)
      expect(countBy(replies, reply => reply.code ?? reply.status)).not.toHaveProperty('unavailable')
      expect(taken.answers.map(answer => answer.seq).toSorted((a, b) => a - b)).toEqual(
        acknowledged.map(answer => answer.seq),
      )
      const late = await save(nodes[0], sitting, [{ question_id: questionOf(0), value: 'e', seq: 99 }])
      expect(late).toMatchObject({ status: 409, code: 'taken_over' })
      const again = await save(nodes[0], { ...sitting, ...taken }, [
        { question_id: questionOf(0), value: 'e', seq: 100 },
      ])
      expect(again.status).toBe(200)
    }),
  )
})

test('a take-over waits for the save under way and shows it', async () => {
  const sitting = await sitDown()
  const saving = await app.db.startTransaction().execute()
  await saveAnswers(saving, [requestOf(sitting, 'c')])
  const taking = start(nodes[0], sitting, tryout.sub_tests[0], { take_over: true })
  await untilBlocked(app.db, taking)
  await saving.commit().execute()
  expect((await taking).answers).toMatchObject([{ question_id: questionOf(0), value: 'c' }])
})

test('a row that the database refuses fails its own request alone', async () => {
  const sittings = await Promise.all(Array.from({ length: 9 }, sitDown))
  const saveTogether = createSaveAnswers({ ...app.platform, examDb: nodes[0].examDb })
  const outcomes = await Promise.allSettled(
    sittings.map((sitting, index) => saveTogether(requestOf(sitting, index === 4 ? '\0' : 'b'))),
  )
  expect(outcomes.map(outcome => outcome.status).indexOf('rejected')).toBe(4)
  expect(countBy(outcomes, outcome => outcome.status)).toEqual({ fulfilled: 8, rejected: 1 })
  const stored = await Promise.all(sittings.map(({ progress }) => listStored(progress.id)))
  expect(stored.map(rows => rows.length)).toEqual([1, 1, 1, 1, 0, 1, 1, 1, 1])
})

test('a student whose sub-test is locked by a stuck transaction keeps nobody else waiting', async () => {
  const [stuck, ...others] = await Promise.all(Array.from({ length: 5 }, sitDown))
  if (!stuck) throw new Error('No sitting')
  const lock = await app.db.startTransaction().execute()
  await lock.selectFrom('progresses').select('id').where('id', '=', stuck.progress.id).forUpdate().execute()
  const answers = [{ question_id: questionOf(0), value: 'a', seq: 1 }]
  const waiting = save(nodes[0], stuck, answers)
  const replies = await Promise.all(others.map(sitting => save(nodes[0], sitting, answers)))
  expect(countBy(replies, reply => reply.status)).toEqual({ 200: 4 })
  await lock.rollback().execute()
  expect((await waiting).status).toBe(200)
})

test('saves answer 503 while the exam pool is exhausted, never 401 or 500', async () => {
  const sitting = await sitDown()
  const node = await app.addNode({ exam: 1, other: 1 })
  const held = await node.examDb.startTransaction().execute()
  const answers = [{ question_id: questionOf(0), value: 'a', seq: 1 }]
  const refused = await save(node, sitting, answers)
  expect(refused).toMatchObject({ status: 503, code: 'unavailable' })
  expect(refused.headers).toHaveProperty('retry-after')
  await held.rollback().execute()
  expect((await save(node, sitting, answers)).status).toBe(200)
})

test('saves go through while reports and lists hold every other connection', async () => {
  const sitting = await sitDown()
  const node = await app.addNode({ exam: 2, other: 1 })
  const held = await node.webDb.startTransaction().execute()
  const answers = [{ question_id: questionOf(0), value: 'a', seq: 1 }]
  const reply = await save(node, sitting, answers)
  await held.rollback().execute()
  expect(reply.status).toBe(200)
})

/** Sends a save and, while the server is still finding out whose it is, does something else. */
async function saveWhile(sitting: Sitting, answers: object[], meanwhile: () => Promise<unknown>) {
  const lock = await app.db.startTransaction().execute()
  await sql`lock table sessions in access exclusive mode`.execute(lock)
  const saving = save(nodes[0], sitting, answers)
  await untilBlocked(app.db, saving)
  await meanwhile()
  await lock.rollback().execute()
  return saving
}

const findCloser = async ({ progress }: Sitting) => {
  const row = app.db.selectFrom('progresses').select('closed_by').where('id', '=', progress.id)
  return (await row.executeTakeFirstOrThrow()).closed_by
}

test('a save that arrived in the grace and waited in a queue counts, although the sweep came by', async () => {
  const sitting = await sitDown()
  const answers = [{ question_id: questionOf(0), value: 'a', seq: 1 }]
  app.advance(659.999)
  const saved = await saveWhile(sitting, answers, async () => {
    app.advance(0.002)
    await app.jobs.sweep()
  })
  expect(saved.status).toBe(200)
  expect(await listStored(sitting.progress.id)).toEqual(answers)
  app.advance(10)
  await app.jobs.sweep()
  expect(await findCloser(sitting)).toBe('time')
  app.setClock(epoch)
})

test('a save in the grace that its own student overtakes is kept aside with the time of its arrival', async () => {
  const sitting = await sitDown()
  const { progress } = sitting
  const answers = [{ question_id: questionOf(0), value: 'a', seq: 1 }]
  app.advance(659.999)
  const arrived_at = app.now().toISOString()
  const own = { bucket: bucketOf(sitting.user.id), id: progress.id, attempt_id: sitting.attempt.id }
  const refused = await saveWhile(sitting, answers, async () => {
    app.advance(0.002)
    const ref = { ...own, sub_test_id: progress.sub_test_id, tryout_id: tryout.id }
    const wanted = [{ ...ref, by: 'time' as const, at: app.now() }]
    await closeProgresses(nodes[1].examDb, createPapers(nodes[1].examDb), wanted, 'wait')
  })
  expect(refused).toMatchObject({ status: 409, code: 'closed' })
  const late = app.db.selectFrom('late_answers').select(['question_id', 'value', 'seq', 'server_at'])
  expect(await late.where('progress_id', '=', progress.id).execute()).toEqual([
    { ...answers[0], server_at: arrived_at },
  ])
  app.setClock(epoch)
})

test('an account has so many saves under way; one more is asked to wait, and others are not held up', async () => {
  const [mine, other] = [await sitDown(), await sitDown()]
  const [node] = nodes
  const held = Promise.withResolvers<void>()
  const holding = app.db.transaction().execute(async trx => {
    await sql`lock table answers in access exclusive mode`.execute(trx)
    await held.promise
  })
  const answer = (sitting: Sitting, seq: number) =>
    save(node, sitting, [{ question_id: questionOf(0), value: 'a', seq }])
  const tries = Array.from({ length: limits.savesAtOnce + 1 }, (_, index) => answer(mine, index + 1))
  const refused = await Promise.race(tries)
  expect(refused).toMatchObject({ status: 429, code: 'too_many_requests', headers: { 'retry-after': '1' } })
  const theirs = answer(other, 1)
  held.resolve()
  await holding
  const statuses = (await Promise.all([...tries, theirs])).map(reply => reply.status)
  expect(countBy(statuses, String)).toEqual({ 200: limits.savesAtOnce + 1, 429: 1 })
  expect((await answer(mine, 100)).status).toBe(200)
})
