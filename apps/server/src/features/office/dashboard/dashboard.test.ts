import { dashboard } from '@gerbang/contract/office/dashboard.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { noteBackup } from '../../../backup/note-backup.ts'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createProgram, createTryout, createUser, epoch } from '../../../testing/factories.ts'
import { answer, createRunning } from '../../../testing/running-sub-test.ts'
import { enroll, save } from '../../../testing/sittings.ts'

let app: TestApp
let token: string
beforeEach(async () => {
  app = await createTestApp()
  token = (await app.signIn({ role: 'admin' })).token
})
afterEach(() => app.close())

const read = async () => (await app.send(dashboard.admin, { token })).data
const listKinds = async () => (await read()).attention.map(({ kind }) => kind)

test('a try-out that is open shows who is where, and what they saved in the last minute', async () => {
  const running = await createRunning(app)
  await enroll(app, running.tryout)
  await save(app, running, [answer(running.items[0]?.question_id, running.items[0]?.right)])
  const { open_tryouts, counts, days } = await read()
  expect(open_tryouts).toMatchObject([
    { id: running.tryout.id, enrolled: 1, in_progress: 1, finished: 0, saves_per_minute: 1 },
  ])
  expect(counts).toMatchObject({ students: 2, admins: 1, tryouts: 1, attempts: 2 })
  expect(days).toHaveLength(14)
  expect(days.at(-1)).toEqual({ day: '2026-11-21', started: 1, finished: 0 })
  app.advance(61)
  expect((await read()).open_tryouts[0]?.saves_per_minute).toBe(0)
})

test('a try-out that has closed or is to come is not open', async () => {
  const { id: program_id } = await createProgram(app.db)
  await createTryout(app.db, { program_id, closes_at: epoch.toISOString() })
  await createTryout(app.db, { program_id, opens_at: '2030-01-01T00:00:00.000Z' })
  expect((await read()).open_tryouts).toEqual([])
})

test('questions that look wrongly keyed and late answers lead to their try-out', async () => {
  const running = await createRunning(app)
  const [item] = running.items
  await app.db.updateTable('tryouts').set({ closes_at: app.now().toISOString() }).execute()
  const bucket = (await app.db.selectFrom('progresses').select('bucket').executeTakeFirstOrThrow()).bucket
  await app.db
    .insertInto('late_answers')
    .values({
      bucket,
      progress_id: running.progress.id,
      question_id: item?.question_id ?? '',
      value: JSON.stringify('a'),
      flagged: false,
      seq: 9,
      server_at: app.now().toISOString(),
    })
    .execute()
  const { attention } = await read()
  expect(attention).toContainEqual({
    kind: 'late_answers',
    count: 1,
    tryout: { id: running.tryout.id, title: running.tryout.title },
  })
})

test('a mail that came to nothing, a demo account and a missing backup are told', async () => {
  await createUser(app.db, { email: 'admin@gerbang.test' })
  await sql`insert into pgboss.job (name, state) values ('mail', 'failed')`.execute(app.db)
  expect(await listKinds()).toEqual(expect.arrayContaining(['failed_mails', 'backup_old', 'demo_accounts']))
  await noteBackup(app.platform.config.database_url)
  expect(await listKinds()).not.toContain('backup_old')
})
