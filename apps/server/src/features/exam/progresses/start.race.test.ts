import { progresses } from '@gerbang/contract/exam/progresses.ts'
import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestNode } from '../../../testing/api.ts'
import { createProgram, createSession, createTryout } from '../../../testing/factories.ts'
import { countBy, inParallel } from '../../../testing/parallel.ts'
import { enroll, start } from '../../../testing/sittings.ts'
import { keepSessions } from '../../people/auth/sessions.queries.ts'

let app: TestApp
let nodes: [TestNode, TestNode]
let program_id: string
beforeAll(async () => {
  app = await createTestApp()
  nodes = [await app.addNode(), await app.addNode()]
  program_id = (await createProgram(app.db)).id
})
afterAll(() => app.close())

function listProgresses(attemptId: string) {
  return app.db.selectFrom('progresses').selectAll().where('attempt_id', '=', attemptId).execute()
}

test('ten parallel enrolments over two nodes end in one attempt', async () => {
  const tryout = await createTryout(app.db, { program_id })
  const { token, user } = await app.signIn({ program_id })
  const params = { slug: tryout.slug }
  const replies = await inParallel(nodes, 10, node => node.send(tryouts.enroll, { token, params }))
  expect(countBy(replies, reply => reply.status)).toEqual({ 200: 10 })
  expect(new Set(replies.map(reply => reply.data.id)).size).toBe(1)
  const rows = await app.db.selectFrom('attempts').select('id').where('user_id', '=', user.id).execute()
  expect(rows).toHaveLength(1)
})

test('ten parallel enrolments after a finished attempt end in one second attempt', async () => {
  const tryout = await createTryout(app.db, { program_id, max_attempts: 2 })
  const student = await enroll(app, tryout)
  await app.db
    .updateTable('attempts')
    .set({ status: 'scored' })
    .where('id', '=', student.attempt.id)
    .execute()
  const replies = await inParallel(nodes, 10, node =>
    node.send(tryouts.enroll, { token: student.token, params: student.params }),
  )
  expect(countBy(replies, reply => `${reply.status} ${reply.code ?? reply.data?.number}`)).toEqual({
    '200 2': 10,
  })
})

test('twenty parallel starts from five tabs start one sub-test that one tab holds', async () => {
  const tryout = await createTryout(app.db, { program_id })
  const student = await enroll(app, tryout)
  const tabs = Array.from({ length: 5 }, () => v7())
  const replies = await inParallel(nodes, 20, async (node, index) => {
    const client_id = tabs[index % 5] ?? ''
    const body = { sub_test_id: tryout.sub_tests[0]?.id, client_id }
    const reply = await node.send(progresses.start, { token: student.token, params: student.params, body })
    return { ...reply, client_id }
  })
  const [stored, ...others] = await listProgresses(student.attempt.id)
  expect(others).toEqual([])
  const { id, lease, ends_at } = stored ?? {}
  const holds = { status: 200, data: { progress: { id, lease, ends_at } } }
  const waits = { status: 409, code: 'in_use' }
  for (const reply of replies)
    expect(reply).toMatchObject(reply.client_id === stored?.client_id ? holds : waits)
})

test('of starts of all sub-tests at once in free mode one runs and the others are locked', async () => {
  const tryout = await createTryout(app.db, { program_id, mode: 'free', sub_tests: 4 })
  const student = await enroll(app, tryout)
  const replies = await inParallel(nodes, 4, (node, index) =>
    node.send(progresses.start, {
      token: student.token,
      params: student.params,
      body: { sub_test_id: tryout.sub_tests[index]?.id, client_id: v7() },
    }),
  )
  expect(countBy(replies, reply => reply.code ?? reply.status)).toEqual({ 200: 1, locked: 3 })
  expect(await listProgresses(student.attempt.id)).toHaveLength(1)
})

test('a class that starts on two nodes at once starts without a fault, each student once', async () => {
  const tryout = await createTryout(app.db, { program_id })
  const students = await Promise.all(Array.from({ length: 150 }, () => enroll(app, tryout)))
  const client_id = v7()
  const startOn = (node: TestNode, { token, params }: (typeof students)[number]) =>
    node.send(progresses.start, { token, params, body: { sub_test_id: tryout.sub_tests[0]?.id, client_id } })
  const replies = await Promise.all([
    ...students.map(student => startOn(nodes[0], student)),
    ...students.toReversed().map(student => startOn(nodes[1], student)),
  ])
  expect(countBy(replies, reply => reply.status)).toEqual({ 200: 300 })
  expect(new Set(replies.map(reply => reply.data.progress.id)).size).toBe(150)
})

test('nodes that prolong the same sessions in any order never deadlock', async () => {
  const { user } = await app.signIn()
  await sql`
    insert into sessions (id, user_id, token_hash, user_agent, last_seen_at, expires_at, created_at)
    select gen_random_uuid(), ${user.id}, sha256(n::text::bytea), 'test', now(), now(), now()
    from generate_series(1, 3000) n
  `.execute(app.db)
  await sql`analyze sessions`.execute(app.db)
  const rows = await app.db.selectFrom('sessions').select('id').where('user_id', '=', user.id).execute()
  const until = app.now().toISOString()
  const shuffled = (count: number) =>
    fc
      .sample(fc.shuffledSubarray(rows, { minLength: count, maxLength: count }), 1)
      .flat()
      .map(({ id }) => ({ id, until }))
  for (let round = 0; round < 8; round++)
    await Promise.all([900, 400, 300, 50].map(count => keepSessions(app.db, shuffled(count))))
  const kept = await app.db.selectFrom('sessions').select('id').where('exam_until', '=', until).execute()
  expect(kept.length).toBeGreaterThan(900)
})

test('of ten parallel take-overs the last to be written holds the session', async () => {
  const tryout = await createTryout(app.db, { program_id })
  const student = await enroll(app, tryout)
  const [subTest] = tryout.sub_tests
  const { progress } = await start(app, student, subTest)
  const replies = await inParallel(nodes, 10, node =>
    node.send(progresses.start, {
      token: student.token,
      params: student.params,
      body: { sub_test_id: subTest?.id, client_id: v7(), take_over: true },
    }),
  )
  expect(countBy(replies, reply => reply.status)).toEqual({ 200: 10 })
  const saves = []
  // One after the other: an account has only so many saves under way.
  for (const { id, lease } of [progress, ...replies.map(reply => reply.data.progress)])
    saves.push(
      await app.send(progresses.answer, {
        token: student.token,
        params: { ...student.params, id },
        body: { lease, answers: [] },
      }),
    )
  expect(countBy(saves, reply => reply.code ?? reply.status)).toEqual({ 200: 1, taken_over: 10 })
})

test('choosing majors while the first sub-test starts either counts or is refused', async () => {
  const tryout = await createTryout(app.db, { program_id })
  const students = await Promise.all(Array.from({ length: 20 }, () => enroll(app, tryout)))
  const outcomes = await Promise.all(
    students.flatMap(({ token, params }) => [
      nodes[0].send(progresses.start, {
        token,
        params,
        body: { sub_test_id: tryout.sub_tests[0]?.id, client_id: v7() },
      }),
      nodes[1].send(tryouts.choose, { token, params, body: { major_ids: [] } }),
    ]),
  )
  // On a busy machine a server may be asked too much: it refuses, too.
  const allowed = [200, 'choices_frozen', 'unavailable']
  for (const { status, code } of outcomes) expect(code ?? status).toBeOneOf(allowed)
})

test('a session of a second device that takes over stays valid to the deadline', async () => {
  const tryout = await createTryout(app.db, { program_id })
  const student = await enroll(app, tryout)
  const [subTest] = tryout.sub_tests
  await start(app, student, subTest)
  const second = await createSession(
    app.db,
    { id: student.user.id, role: 'student' },
    { expires_at: new Date(app.now().getTime() + 60_000).toISOString() },
  )
  const { progress } = await start(app, { ...student, token: second }, subTest, { take_over: true })
  app.advance(600)
  const params = { ...student.params, id: progress.id }
  const body = { lease: progress.lease, answers: [] }
  expect(await app.send(progresses.answer, { token: second, params, body })).toMatchObject({ status: 200 })
  app.advance(61)
  expect(await app.send(progresses.answer, { token: second, params, body })).toMatchObject({ status: 401 })
})
