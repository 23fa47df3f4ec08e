import { jobs } from '@gerbang/contract/platform/jobs.ts'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createJobQueues, type JobQueues } from '../../../db/job-queue.ts'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { JobError, type JobKind, type JobOrder, type Report, startJob } from './run-jobs.ts'

/** Counts to `to`; what happens after a number is told stands in `after`. */
const counting: JobKind<{ to: number }> = {
  name: 'counting',
  run: async (_platform, { to }, report) => {
    tries++
    for (let done = 1; done <= to; done++) {
      await report({ stage: 'counting', done, of: to, message: `Menghitung ${done}` })
      await after(done, report)
    }
    return { counted: to }
  },
}
let tries: number
let after: (done: number, report: Report) => Promise<void>
let app: TestApp
let queues: JobQueues
beforeEach(async () => {
  tries = 0
  after = async () => {}
  app = await createTestApp({}, () => {}, [counting])
  queues = createJobQueues(app.db, () => {})
})
afterEach(async () => {
  await queues.close()
  await app.close()
})

/** A teacher with a job that waits. */
async function start() {
  const { user, token } = await app.signIn({ role: 'teacher' })
  const means = { ...app.platform, work: queues.open<JobOrder>('jobs') }
  await queues.start()
  const id = await app.db
    .transaction()
    .execute(trx => startJob(trx, means, { kind: counting, payload: { to: 3 }, owner_id: user.id }))
  const ask = async () => (await app.send(jobs.get, { token, params: { id } })).data
  return { token, id, ask, means, user }
}

/** Lets the queue run dry, what was put off for later included. */
async function workAll() {
  do await sql`update pgboss.job set start_after = now()`.execute(app.db)
  while ((await app.jobs.work()) > 0)
}

test('its owner sees a job wait, advance and end with a result', async () => {
  const { ask } = await start()
  expect(await ask()).toMatchObject({ state: 'queued', stage: null, result: null, finished_at: null })
  const seen: unknown[] = []
  after = async () => {
    const { state, stage, done, of, message } = await ask()
    seen.push({ state, stage, done, of, message })
  }
  await workAll()
  expect(seen[1]).toEqual({ state: 'running', stage: 'counting', done: 2, of: 3, message: 'Menghitung 2' })
  expect(await ask()).toMatchObject({ state: 'done', result: { counted: 3 }, error: null })
  expect(tries).toBe(1)
})

test('a job that is cancelled under way stops before its next step', async () => {
  const { token, id, ask } = await start()
  after = async done => {
    if (done === 2) await app.send(jobs.cancel, { token, params: { id } })
  }
  await workAll()
  expect(await ask()).toMatchObject({ state: 'cancelled', done: 2, result: null, error: null })
  expect(tries).toBe(1)
})

test('a job that is cancelled while it waits is over at once and never runs', async () => {
  const { token, id } = await start()
  expect((await app.send(jobs.cancel, { token, params: { id } })).data.state).toBe('cancelled')
  await workAll()
  expect(tries).toBe(0)
})

test('cancelling a job that is done changes nothing', async () => {
  const { token, id } = await start()
  await workAll()
  const { data } = await app.send(jobs.cancel, { token, params: { id } })
  expect(data).toMatchObject({ state: 'done', cancel_requested_at: null })
})

test('what is wrong with the work itself is told and not tried again', async () => {
  const { ask } = await start()
  after = async () => {
    throw new JobError('Berkas ini kosong. Pilih berkas lain.')
  }
  await workAll()
  expect(await ask()).toMatchObject({ state: 'failed', error: 'Berkas ini kosong. Pilih berkas lain.' })
  expect(tries).toBe(1)
})

test('a fault is tried again from the start, and told once it has come too often', async () => {
  const { ask } = await start()
  after = async done => {
    if (tries < 2 && done === 2) throw new Error('gone')
  }
  await workAll()
  expect(await ask()).toMatchObject({ state: 'done', result: { counted: 3 } })
  const second = await start()
  after = async () => {
    throw new Error('gone for good')
  }
  await workAll()
  expect(await second.ask()).toMatchObject({
    state: 'failed',
    error: expect.stringContaining('Coba mulai lagi'),
  })
})

test('a job whose process never comes back ends as failed after a day', async () => {
  const { ask } = await start()
  await app.db.updateTable('jobs').set({ stage: 'counting' }).execute()
  await app.jobs.tidy()
  expect((await ask()).state).toBe('running')
  app.advance(25 * 3_600)
  await app.jobs.tidy()
  expect((await app.db.selectFrom('jobs').select('error').executeTakeFirstOrThrow()).error).toContain('Coba')
})

test('a transaction that is rolled back leaves no job', async () => {
  const { means, user } = await start()
  const failing = app.db.transaction().execute(async trx => {
    await startJob(trx, means, { kind: counting, payload: { to: 1 }, owner_id: user.id })
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  expect(await app.db.selectFrom('jobs').select('id').execute()).toHaveLength(1)
  await workAll()
  expect(tries).toBe(1)
})

test('a job of somebody else is not found, by staff or students, and goes on', async () => {
  const { id, ask } = await start()
  const other = await app.signIn({ role: 'admin' })
  for (const call of [jobs.get, jobs.cancel]) {
    expect((await app.send(call, { token: other.token, params: { id } })).status).toBe(404)
    expect((await app.send(call, { token: other.token, params: { id: v7() } })).status).toBe(404)
  }
  const student = await app.signIn()
  expect((await app.send(jobs.get, { token: student.token, params: { id } })).status).toBe(404)
  await workAll()
  expect((await ask()).state).toBe('done')
})
