import { randomBytes } from 'node:crypto'
import { auth } from '@gerbang/contract/people/auth.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limits } from '../../../limits.ts'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { after, createProgram, createTryout, epoch } from '../../../testing/factories.ts'
import { enroll, save, start } from '../../../testing/sittings.ts'
import { createViewers, hashToken, type Viewers } from './viewers.ts'

let app: TestApp
let viewers: Viewers
let token: string
beforeEach(async () => {
  app = await createTestApp()
  viewers = createViewers(app.platform)
  token = (await app.signIn()).token
})
afterEach(async () => {
  await viewers.close()
  await app.close()
})

const isKnown = async (at = epoch, lane: 'save' | 'start' = 'save') =>
  (await viewers.find(token, at, lane)) !== undefined

/** No session ends by this, so nobody is told: what is remembered stays, and a look-up finds nothing. */
function hideSession() {
  return app.db
    .updateTable('sessions')
    .set({ token_hash: randomBytes(32) })
    .where('token_hash', '=', hashToken(token))
    .execute()
}

/** The first beat opens the connection and is heard a moment later. */
async function untilHearing(): Promise<void> {
  await viewers.beat()
  await vi.waitFor(() => expect(viewers.isHearing()).toBe(true))
}

async function remember(): Promise<void> {
  await untilHearing()
  expect(await isKnown()).toBe(true)
}

test('a save trusts the session that the save before it found, and every other call looks again', async () => {
  await remember()
  await hideSession()
  expect([await isKnown(), await isKnown(epoch, 'start')]).toEqual([true, false])
})

test('a remembered session is looked up again when its use is due to be noted', async () => {
  await remember()
  await hideSession()
  const due = limits.touchEveryMs / 1000
  expect([await isKnown(after(due)), await isKnown(after(due + 1))]).toEqual([true, false])
})

test('a process that does not hear others remembers nothing', async () => {
  await isKnown()
  await hideSession()
  expect(await isKnown()).toBe(false)
})

test('a process whose listener dies forgets, and remembers again once it hears', async () => {
  await remember()
  const kill = sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'gerbang listener'`
  await kill.execute(app.db)
  await vi.waitFor(() => expect(viewers.isHearing()).toBe(false))
  await app.db.deleteFrom('sessions').execute()
  expect(await isKnown()).toBe(false)
  await untilHearing()
  expect(await isKnown()).toBe(false)
})

test('of more than a hundred sessions that end at once each is forgotten', async () => {
  await remember()
  for (let count = 0; count < 100; count++) await app.signIn()
  await app.db.deleteFrom('sessions').execute()
  await vi.waitFor(async () => expect(await isKnown()).toBe(false))
})

test('a session that ends on one node ends the saves on another that remembers it', async () => {
  const node = await app.addNode()
  const tryout = await createTryout(app.db, { program_id: (await createProgram(app.db)).id })
  const student = await enroll(app, tryout)
  const sitting = { ...student, ...(await start(app, student, tryout.sub_tests[0])) }
  const statusOfSave = async () => (await save(node, sitting)).status
  await node.jobs.listen()
  expect([await statusOfSave(), await statusOfSave()]).toEqual([200, 200])
  expect((await app.send(auth.logout, { token: student.token })).status).toBe(200)
  await vi.waitFor(async () => expect(await statusOfSave()).toBe(401))
})

const past = new Date(epoch.getTime() - 1000).toISOString()
test.each<[string, (user_id: string) => Promise<unknown>]>([
  ['disabled', id => app.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', id).execute()],
  [
    'given another role',
    id => app.db.updateTable('users').set({ role: 'teacher' }).where('id', '=', id).execute(),
  ],
  [
    'whose session is made to expire',
    id => app.db.updateTable('sessions').set({ expires_at: past }).where('user_id', '=', id).execute(),
  ],
  [
    'whose session is made idle',
    id =>
      app.db
        .updateTable('sessions')
        .set({ last_seen_at: after(-limits.studentIdleMs / 1000).toISOString(), exam_until: null })
        .where('user_id', '=', id)
        .execute(),
  ],
])('a student %s behind the back of the server saves no more on either of two nodes', async (_, end) => {
  const node = await app.addNode()
  const tryout = await createTryout(app.db, { program_id: (await createProgram(app.db)).id })
  const student = await enroll(app, tryout)
  const sitting = { ...student, ...(await start(app, student, tryout.sub_tests[0])) }
  // Otherwise a running sub-test keeps the session, whatever its other limits say.
  await app.db.updateTable('sessions').set({ exam_until: past }).execute()
  await Promise.all([app.jobs.listen(), node.jobs.listen()])
  const trySave = async () => [(await save(app, sitting)).status, (await save(node, sitting)).status]
  expect([await trySave(), await trySave()]).toEqual([
    [200, 200],
    [200, 200],
  ])
  await end(student.user.id)
  await vi.waitFor(async () => expect(await trySave()).toEqual([401, 401]))
})

test('where the database cannot tell of lost rights, a session is trusted for a second', async () => {
  await sql`drop trigger users_end_sessions on users`.execute(app.db)
  await remember()
  await hideSession()
  expect([await isKnown(after(1)), await isKnown(after(2))]).toEqual([true, false])
})

test('a user whose name changes, or who is verified, stays signed in', async () => {
  await app.db.updateTable('users').set({ name: 'Rani', status: 'active', role: 'student' }).execute()
  expect(await isKnown()).toBe(true)
})

test('the node that ends a session takes no more saves of it once it has said so', async () => {
  const node = await app.addNode()
  const tryout = await createTryout(app.db, { program_id: (await createProgram(app.db)).id })
  await node.jobs.listen()
  for (let round = 0; round < 20; round++) {
    const student = await enroll(app, tryout)
    const sitting = { ...student, ...(await start(app, student, tryout.sub_tests[0])) }
    const saved = await save(node, sitting)
    const left = await node.send(auth.logout, { token: student.token })
    const tried = await save(node, sitting)
    expect([saved.status, left.status, tried.status]).toEqual([200, 200, 401])
  }
})
