import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { realServer, type ServerProcess, startServer } from '../../../../../../bench/world/server.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import {
  createBank,
  createImport,
  createProgram,
  createSession,
  createUser,
} from '../../../testing/factories.ts'

/** One process after the other over the same database, as after a crash. */
const stack = new AsyncDisposableStack()
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  stack.defer(database.close)
})
afterAll(() => stack.disposeAsync())

async function prepare() {
  const { db } = database
  const owner = await createUser(db, { role: 'teacher' })
  const now = new Date()
  const at = now.toISOString()
  const expires_at = new Date(now.getTime() + 3_600_000).toISOString()
  const token = await createSession(db, owner, { created_at: at, last_seen_at: at, expires_at })
  const bank = await createBank(db, { owner_id: owner.id, program_id: (await createProgram(db)).id })
  const { id } = await createImport(db, { owner_id: owner.id, bank_sub_test_id: bank.sub_test_id })
  await db.updateTable('imports').set({ updated_at: at }).where('id', '=', id).execute()
  // Enough that the kill comes in the middle of them.
  await sql`
    insert into import_questions (import_id, position, number, draft, topic, difficulty, decision, type, stem, is_keyed, remarks, signs, source)
    select import_id, n, n, draft, topic, difficulty, decision, type, stem, is_keyed, remarks, signs, source
    from import_questions, generate_series(2, 30) n where import_id = ${id}`.execute(db)
  const count = () =>
    db
      .selectFrom('questions as q')
      .innerJoin('bank_sub_tests as st', 'st.id', 'q.bank_sub_test_id')
      .where('st.bank_id', '=', bank.id)
      .select(eb => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
      .then(row => row.count)
  return { id, token, count }
}

async function commit({ port }: ServerProcess, { id, token }: { id: string; token: string }) {
  const reply = await fetch(`http://127.0.0.1:${port}/api/v1/admin/question-banks/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ dry_run: false, import_id: id, publish: true }),
  })
  const { data } = (await reply.json()) as { data: { job_id: string } }
  return data.job_id
}

async function waitUntil(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(50)
}

async function isWaiting(): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%audit_entries%'
  `.execute(database.db)
  return rows.length > 0
}

test('a server that is killed in the middle of a commit leaves nothing, and the next one makes all of it, once', {
  timeout: 600_000,
}, async () => {
  const { db, url } = database
  const work = await prepare()
  const first = await startServer(stack, realServer, { DATABASE_URL: url })
  // Every question is inserted by the time that it waits for this.
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: locked, resolve: tellLocked } = Promise.withResolvers<void>()
  const holding = db.transaction().execute(async trx => {
    await sql`lock table audit_entries in exclusive mode`.execute(trx)
    tellLocked()
    await released
  })
  await locked
  const job_id = await commit(first, work)
  await waitUntil(isWaiting)
  await first.kill()
  release()
  await holding
  await waitUntil(async () => !(await isWaiting()))
  expect(await work.count()).toBe(0)

  // The heartbeat that stopped is missed after a minute; here it is that long ago at once.
  await sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 hour' where state = 'active'`.execute(
    db,
  )
  await sql`update pgboss.queue set monitor_on = null`.execute(db)
  const second = await startServer(stack, realServer, { DATABASE_URL: url })
  expect(await commit(second, work)).toBe(job_id)
  await waitUntil(async () => (await work.count()) > 0)
  expect(await work.count()).toBe(30)
  await waitUntil(async () => {
    const job = await db.selectFrom('jobs').select('finished_at').where('id', '=', job_id).executeTakeFirst()
    return job !== undefined && job.finished_at !== null
  })
  expect(await commit(second, work)).toBe(job_id)
  expect(await work.count()).toBe(30)
})
