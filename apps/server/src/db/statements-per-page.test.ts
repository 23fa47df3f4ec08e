import type { Call } from '@gerbang/contract/call.ts'
import { home } from '@gerbang/contract/learning/home.ts'
import { results } from '@gerbang/contract/scores/results.ts'
import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { createSend, createTestApp, type Sent, type TestApp } from '../testing/api.ts'
import { createMajors, createProgram, createTryout } from '../testing/factories.ts'
import { enroll, type Student, sitSubTest } from '../testing/sittings.ts'
import { type Database, openDatabase } from './database.ts'

let app: TestApp
let db: Database
let stop: () => Promise<unknown>
let send: TestApp['send']
let statements: string[] = []
let reader: Student

beforeAll(async () => {
  app = await createTestApp()
  db = openDatabase({
    url: app.platform.config.database_url,
    connections: 10,
    name: 'counted',
    statementMs: 60_000,
    log: ({ query }) => void statements.push(query.sql),
  })
  const counted = await buildApp({ ...app.platform, db, examDb: db, reportDb: db })
  stop = () => counted.http.close()
  send = createSend(counted.http)
  reader = await finish()
})
afterAll(async () => {
  await stop()
  await db.destroy()
  await app.close()
})

/** A student who has finished a try-out of seven sub-tests with two choices, and is ranked. */
async function finish(): Promise<Student> {
  const program = await createProgram(app.db)
  const tryout = await createTryout(app.db, { program_id: program.id, sub_tests: 7, choices_min: 1 })
  const { majors } = await createMajors(app.db, ['S1', 'S1'])
  const student = await enroll(app, tryout)
  const { token, params } = student
  await app.send(tryouts.choose, { token, params, body: { major_ids: majors.map(({ id }) => id) } })
  for (const subTest of tryout.sub_tests) await sitSubTest(app, student, subTest, 2)
  await app.jobs.rank()
  return student
}

/** What a request asks of the database once papers and the like are known to the process. */
async function countStatements(call: Call, sent: Sent): Promise<number> {
  expect(await send(call, sent)).toMatchObject({ status: 200 })
  statements = []
  expect(await send(call, sent)).toMatchObject({ status: 200 })
  return statements.length
}

test('a result asks the database at most so many times', async () => {
  const { token, params } = reader
  expect(await countStatements(results.result, { token, params })).toBeLessThanOrEqual(5)
})

test('the dashboard of a student asks the database at most so many times', async () => {
  expect(await countStatements(home.get, { token: reader.token })).toBeLessThanOrEqual(31)
})
