import { createHash } from 'node:crypto'
import { progresses, type Receipt, type Session } from '@gerbang/contract/exam/progresses.ts'
import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { canonicalAnswers } from '@gerbang/scoring/canonical-answers.ts'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestNode } from '../../../testing/api.ts'
import { createProgram, createTryout, type TestTryout } from '../../../testing/factories.ts'
import { countBy, inParallel } from '../../../testing/parallel.ts'
import { enroll, type Student, save, start, submit } from '../../../testing/sittings.ts'

let app: TestApp
let nodes: [TestNode, TestNode]
let program_id: string
beforeAll(async () => {
  app = await createTestApp()
  nodes = [await app.addNode(), await app.addNode()]
  program_id = (await createProgram(app.db)).id
})
afterAll(() => app.close())

async function sitDown(tryout: TestTryout): Promise<Student & Session> {
  const student = await enroll(app, tryout)
  return { ...student, ...(await start(app, student, tryout.sub_tests[0])) }
}
type Sitting = Awaited<ReturnType<typeof sitDown>>

/** A few at a time: a test of races is no test of load. */
async function sitDownAll(tryout: TestTryout, count: number): Promise<Sitting[]> {
  const sittings: Sitting[] = []
  while (sittings.length < count)
    sittings.push(...(await Promise.all(Array.from({ length: 5 }, () => sitDown(tryout)))))
  return sittings
}

function listStored(progressId: string) {
  return app.db
    .selectFrom('answers')
    .select(['question_id', 'value', 'seq'])
    .where('progress_id', '=', progressId)
    .execute()
}

async function hashStored(progressId: string): Promise<string> {
  const stored = await listStored(progressId)
  const text = canonicalAnswers(new Map(stored.map(row => [row.question_id, row.value])))
  return createHash('sha256').update(text).digest('hex')
}

async function countRows(
  table: 'sub_test_scores' | 'attempt_scores',
  scoreRunId: string,
): Promise<{ rows: number; attempts: number }> {
  return app.db
    .selectFrom(table)
    .select(eb => [
      eb.fn.countAll<number>().as('rows'),
      eb.fn.count<number>('attempt_id').distinct().as('attempts'),
    ])
    .where('score_run_id', '=', scoreRunId)
    .executeTakeFirstOrThrow()
}

test('an answer saved while the sub-test is submitted is acknowledged and scored, or refused', async () => {
  const tryout = await createTryout(app.db, { program_id, sub_tests: 1 })
  const items = tryout.sub_tests[0]?.items ?? []
  for (const sitting of await sitDownAll(tryout, 100)) {
    const sent = items.map(({ question_id, right }, index) => ({
      question_id,
      value: right,
      flagged: false,
      seq: index + 1,
    }))
    const [submitted, ...saves] = await Promise.all([
      submit(nodes[1], sitting),
      ...sent.map((answer, index) => save(nodes[index % 2 === 0 ? 0 : 1], sitting, [answer])),
    ])
    for (const reply of saves) expect(reply.code ?? reply.status).toBeOneOf([200, 'closed'])
    const acknowledged = sent.filter((_, index) => saves[index]?.status === 200)
    const stored = await listStored(sitting.progress.id)
    expect(stored.map(row => row.seq).toSorted((a, b) => a - b)).toEqual(
      acknowledged.map(answer => answer.seq),
    )
    expect(submitted).toMatchObject({
      status: 200,
      data: {
        receipt: { answered: acknowledged.length, hash: await hashStored(sitting.progress.id) },
        attempt_finished: true,
      },
    })
    const scored = await app.db
      .selectFrom('sub_test_scores')
      .select(['correct', 'blank'])
      .where('attempt_id', '=', sitting.attempt.id)
      .execute()
    expect(scored).toEqual([{ correct: acknowledged.length, blank: items.length - acknowledged.length }])
  }
})

test('eight parallel submits of each of 100 attempts give 100 scores and one receipt each', async () => {
  const tryout = await createTryout(app.db, { program_id, sub_tests: 1 })
  for (let wave = 0; wave < 20; wave++) {
    const sittings = await sitDownAll(tryout, 5)
    await Promise.all(
      sittings.map(async sitting => {
        const replies = await inParallel(nodes, 8, node => submit(node, sitting))
        expect(countBy(replies, reply => reply.status)).toEqual({ 200: 8 })
        expect(countBy(replies, reply => JSON.stringify(reply.data))).toEqual({
          [JSON.stringify(replies[0]?.data)]: 8,
        })
      }),
    )
  }
  const all = { rows: 100, attempts: 100 }
  expect(await countRows('sub_test_scores', tryout.score_run_id)).toEqual(all)
  expect(await countRows('attempt_scores', tryout.score_run_id)).toEqual(all)
})

test('when time is over submit, sweep, checklist and the next start agree on one closing', async () => {
  const tryout = await createTryout(app.db, { program_id })
  const [first, second] = tryout.sub_tests
  const sittings = await sitDownAll(tryout, 15)
  for (const sitting of sittings)
    await save(nodes[0], sitting, [
      { question_id: first?.items[0]?.question_id, value: 'b', flagged: true, seq: 1 },
    ])
  app.advance(671)
  await Promise.all([
    nodes[0].jobs.sweep(),
    nodes[1].jobs.sweep(),
    ...sittings.map(async sitting => {
      const { token, params } = sitting
      const next = { sub_test_id: second?.id, client_id: v7() }
      const [submitted, checklist, ...started] = await Promise.all([
        submit(nodes[0], sitting),
        nodes[1].send(tryouts.subjects, { token, params }),
        nodes[0].send(progresses.start, { token, params, body: next }),
        nodes[1].send(progresses.start, { token, params, body: next }),
      ])
      expect(submitted).toMatchObject({
        status: 200,
        data: {
          receipt: { closed_by: 'time', submitted_at: sitting.progress.ends_at, answered: 1, flagged: 1 },
        },
      })
      expect(checklist).toMatchObject({ status: 200, data: { sub_tests: [{ state: 'closed' }, {}] } })
      expect(countBy(started, reply => `${reply.status} ${reply.data?.progress.id}`)).toEqual({
        [`200 ${started[0]?.data.progress.id}`]: 2,
      })
    }),
  ])
  expect(await countRows('sub_test_scores', tryout.score_run_id)).toEqual({ rows: 15, attempts: 15 })
  expect(await countRows('attempt_scores', tryout.score_run_id)).toEqual({ rows: 0, attempts: 0 })
})

test('the last sub-test submitted while it is swept finishes the attempt once', async () => {
  const tryout = await createTryout(app.db, { program_id, sub_tests: 1 })
  const sittings = await sitDownAll(tryout, 15)
  app.advance(671)
  const replies = await Promise.all([
    ...sittings.map(sitting => submit(nodes[0], sitting)),
    ...sittings.map(sitting => submit(nodes[1], sitting)),
    nodes[0].jobs.sweep().then(() => undefined),
    nodes[1].jobs.sweep().then(() => undefined),
  ])
  expect(countBy(replies, reply => reply && `${reply.status} ${reply.data.attempt_finished}`)).toEqual({
    '200 true': 30,
    undefined: 2,
  })
  expect(await countRows('attempt_scores', tryout.score_run_id)).toEqual({ rows: 15, attempts: 15 })
})

test('a take-over and a submit of the former holder end in one receipt or one refusal', async () => {
  const tryout = await createTryout(app.db, { program_id, sub_tests: 1 })
  for (const sitting of await sitDownAll(tryout, 20)) {
    const { token, params } = sitting
    const [submitted, taken] = await Promise.all([
      submit(nodes[0], sitting),
      nodes[1].send(progresses.start, {
        token,
        params,
        body: { sub_test_id: tryout.sub_tests[0]?.id, client_id: v7(), take_over: true },
      }),
    ])
    expect(`${submitted.code ?? submitted.status} ${taken.code ?? taken.status}`).toBeOneOf([
      '200 closed',
      'taken_over 200',
    ])
  }
})

test('parallel submits of a node that has just started and read no paper yet all go through', async () => {
  const tryout = await createTryout(app.db, { program_id })
  const sittings = await sitDownAll(tryout, 10)
  const node = await app.addNode({ exam: 4, other: 1 })
  const replies: Receipt[] = []
  await Promise.all(
    sittings.map(async sitting => {
      const reply = await submit(node, sitting)
      expect(reply).toMatchObject({ status: 200 })
      replies.push(reply.data.receipt)
    }),
  )
  expect(replies).toHaveLength(10)
})

test('submits that share a group each get their own outcome', async () => {
  const tryout = await createTryout(app.db, { program_id, sub_tests: 1 })
  const question_id = tryout.sub_tests[0]?.items[0]?.question_id
  const [node] = nodes
  const [first, ...others] = await sitDownAll(tryout, 15)
  const [robbed, broken, ...rest] = others
  if (!first || !robbed || !broken) throw new Error('Too few sat down')
  // A row that should not be there makes the group fail: it is halved until this one fails alone.
  const score = { raw: 0, max: 0, correct: 0, partial: 0, wrong: 0, blank: 0 }
  const { attempt_id, bucket } = await app.db
    .selectFrom('progresses')
    .select(['attempt_id', 'bucket'])
    .where('id', '=', broken.progress.id)
    .executeTakeFirstOrThrow()
  const { score_run_id } = tryout
  const sub_test_id = tryout.sub_tests[0]?.id ?? ''
  await app.db
    .insertInto('sub_test_scores')
    .values({ bucket, attempt_id, score_run_id, sub_test_id, ...score })
    .execute()
  const lastOf = (sitting: Sitting) =>
    submit(node, sitting, [{ question_id, value: 'b', flagged: false, seq: 1 }])
  const stranger = { ...robbed, progress: { ...robbed.progress, lease: v7() } }
  const [taken, failed, ...replies] = await Promise.all([
    submit(node, stranger),
    submit(node, broken),
    submit(node, first),
    ...rest.map(lastOf),
    submit(node, first),
  ])
  expect([taken.code, failed.status]).toEqual(['taken_over', 500])
  expect(countBy(replies, reply => `${reply.status} ${reply.data.receipt.answered}`)).toEqual({
    '200 0': 2,
    [`200 1`]: rest.length,
  })
  const closed = app.db
    .selectFrom('progresses')
    .select('id')
    .where('submitted_at', 'is', null)
    .where('sub_test_id', '=', sub_test_id)
  const open = new Set((await closed.execute()).map(({ id }) => id))
  expect(open).toEqual(new Set([robbed.progress.id, broken.progress.id]))
  const total = rest.length + 1
  expect(await countRows('attempt_scores', score_run_id)).toEqual({ rows: total, attempts: total })
})
