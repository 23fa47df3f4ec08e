import { examDay } from '@gerbang/contract/exam/exam-day.ts'
import { dashboard } from '@gerbang/contract/office/dashboard.ts'
import { v7 } from 'uuid'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createClock } from '../../../clock.ts'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createTryout, epoch, iso } from '../../../testing/factories.ts'
import { createRunning, readAnswers } from '../../../testing/running-sub-test.ts'
import { answerRight, enroll, requestStart, save, submit } from '../../../testing/sittings.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterEach(() => app.setClock(epoch))
afterAll(() => app.close())

const hours = (count: number) => count * 3_600_000

/** A node beside the app; by how much its machine's clock and the database's are off can be set. */
async function addNode(off: { machine?: number; database?: number } = {}) {
  const wrong = { machine: 0, database: 0, ...off }
  const lines: string[] = []
  const clock = createClock({
    readDatabase: async () => app.now().getTime() + wrong.database,
    readMachine: () => app.now().getTime() + wrong.machine,
    readSteady: () => app.now().getTime() - epoch.getTime(),
    readSlept: () => 0,
    log: line => lines.push(line),
  })
  const node = await app.addNode({ clock })
  await node.jobs.lookAtClock()
  const askReady = async () => {
    const reply = await node.http.inject({ url: '/readyz' })
    return [reply.statusCode, reply.json<{ status: string }>().status]
  }
  return { ...node, wrong, lines, askReady }
}
type Node = Awaited<ReturnType<typeof addNode>>

const findProgress = (id: string) =>
  app.db
    .selectFrom('progresses')
    .select(['closed_by', 'started_at', 'ends_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Another student of the same try-out comes to this node. */
async function tryStart(node: Node, tryout: Awaited<ReturnType<typeof createRunning>>['tryout']) {
  const student = await enroll(app, tryout)
  const reply = await requestStart(node, student, { client_id: v7(), sub_test_id: tryout.sub_tests[0]?.id })
  return { student, reply }
}

test.each([2, -2])(
  'a third node whose machine is %i h off closes nobody, starts nobody and keeps every answer',
  async off => {
    const node = await addNode({ machine: hours(off) })
    const running = await createRunning(app)
    await node.jobs.sweep()
    expect(await findProgress(running.progress.id)).toMatchObject({ closed_by: null })
    expect(await save(node, running, answerRight(running.subTest, 1))).toMatchObject({
      status: 200,
      data: { server_now: iso(0), ends_at: iso(600) },
    })
    const refused = await tryStart(node, running.tryout)
    expect(refused.reply).toMatchObject({ status: 503, code: 'unavailable' })
    expect(refused.reply.headers['retry-after']).toBeDefined()
    expect(await node.askReady()).toEqual([503, "The clock is 7200000 ms away from the database's"])
    expect(node.lines).toHaveLength(1)

    node.wrong.machine = 0
    await node.jobs.lookAtClock()
    expect(await node.askReady()).toEqual([200, 'ready'])
    const { reply } = await tryStart(node, running.tryout)
    expect(reply.data.progress).toMatchObject({ started_at: iso(0), ends_at: iso(600) })
  },
)

test.each([2, -2])('a jump of %i h closes nobody before it is seen, and nobody after', async off => {
  const node = await addNode()
  const running = await createRunning(app)
  app.advance(100)
  node.wrong.machine = node.wrong.database = hours(off)
  await node.jobs.sweep()
  expect(await save(node, running, answerRight(running.subTest, 1))).toMatchObject({
    status: 200,
    data: { server_now: iso(100) },
  })
  await node.jobs.lookAtClock()
  await node.jobs.sweep()
  expect(await save(node, running, answerRight(running.subTest, 2))).toMatchObject({ status: 200 })
  expect(await findProgress(running.progress.id)).toMatchObject({ closed_by: null, ends_at: iso(600) })
  expect((await tryStart(node, running.tryout)).reply.status).toBe(503)
  expect((await node.askReady())[0]).toBe(503)

  node.wrong.machine = node.wrong.database = 0
  await node.jobs.lookAtClock()
  expect((await tryStart(node, running.tryout)).reply.data.progress.ends_at).toBe(iso(700))
})

test('the admin reads on the dashboard and on exam day why nobody can begin', async () => {
  const node = await addNode({ machine: hours(2) })
  const { tryout } = await createRunning(app)
  const { token } = await app.signIn({ role: 'admin' })
  const readFirst = async () => (await node.send(dashboard.admin, { token })).data.attention[0]?.kind
  const isInDoubt = async () =>
    (await node.send(examDay.get, { token, params: { id: tryout.id } })).data.is_clock_in_doubt
  expect([await readFirst(), await isInDoubt()]).toEqual(['wrong_clock', true])
  node.wrong.machine = 0
  await node.jobs.lookAtClock()
  expect(await readFirst()).not.toBe('wrong_clock')
  expect(await isInDoubt()).toBe(false)
})

test('whoever sits goes on while the time is in doubt: the same tab resumes, another takes over, the student hands in', async () => {
  const node = await addNode({ machine: hours(2) })
  const running = await createRunning(app)
  const sub_test_id = running.subTest?.id
  expect(await requestStart(node, running, { client_id: running.client_id, sub_test_id })).toMatchObject({
    status: 200,
  })
  const taken = await requestStart(node, running, { client_id: v7(), sub_test_id, take_over: true })
  expect(taken.status).toBe(200)
  const handedIn = await submit(node, { ...running, ...taken.data }, answerRight(running.subTest))
  expect(handedIn.data.receipt).toMatchObject({ closed_by: 'student', answered: 4 })
})

test('what seems to be over is neither refused nor closed until the time is certain, and then it is', async () => {
  const node = await addNode({ machine: hours(2) })
  const running = await createRunning(app)
  const answers = answerRight(running.subTest, 1)
  app.advance(700)
  for (const send of [save, submit]) expect(await send(node, running, answers)).toMatchObject({ status: 503 })
  expect(
    await requestStart(node, running, { client_id: v7(), sub_test_id: running.subTest?.id }),
  ).toMatchObject({ status: 503 })
  expect(await findProgress(running.progress.id)).toMatchObject({ closed_by: null })
  expect(await readAnswers(app.db, running.progress, 'late_answers')).toEqual([])
  node.wrong.machine = 0
  await node.jobs.lookAtClock()
  expect(await save(node, running, answers)).toMatchObject({ status: 409, code: 'closed' })
  expect(await findProgress(running.progress.id)).toMatchObject({ closed_by: 'time' })
})

test('a save that is under way while the clock jumps is stored with the time at which it came', async () => {
  const node = await addNode()
  const running = await createRunning(app)
  app.advance(30)
  const holding = await app.db.startTransaction().execute()
  await holding
    .selectFrom('progresses')
    .select('id')
    .where('id', '=', running.progress.id)
    .forUpdate()
    .execute()
  const saving = save(node, running, answerRight(running.subTest, 1))
  node.wrong.machine = node.wrong.database = hours(2)
  await node.jobs.lookAtClock()
  await holding.commit().execute()
  expect(await saving).toMatchObject({ status: 200 })
  const stored = await app.db
    .selectFrom('answers')
    .select('server_at')
    .where('progress_id', '=', running.progress.id)
    .execute()
  expect(stored).toEqual([{ server_at: iso(30) }])
})

test('while the time is in doubt nothing comes round that goes by time', async () => {
  const node = await addNode({ database: 0, machine: hours(2) })
  const closed = await createTryout(app.db, {
    program_id: (await createRunning(app)).tryout.program_id,
    scoring: 'irt',
    opens_at: iso(-90_000),
    closes_at: iso(-86_400),
  })
  await node.jobs.score()
  expect(await node.jobs.remind()).toBe(0)
  expect(await node.jobs.work()).toBe(0)
  const runs = () =>
    app.db
      .selectFrom('score_runs')
      .select('origin')
      .where('tryout_id', '=', closed.id)
      .where('origin', '=', 'closing')
      .execute()
  expect(await runs()).toEqual([])
  node.wrong.machine = 0
  await node.jobs.lookAtClock()
  await node.jobs.score()
  expect(await runs()).toHaveLength(1)
})
