import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '../testing/api.ts'
import { createProgram, createTryout } from '../testing/factories.ts'
import { hasPgbouncer, startPgbouncer } from '../testing/pgbouncer.ts'
import { answer } from '../testing/running-sub-test.ts'
import { enroll, save, sitSubTest, start, submit } from '../testing/sittings.ts'
import { openDatabase } from './database.ts'

test.skipIf(!hasPgbouncer)('an attempt passes through a pooler, with the limits of each pool', async () => {
  const app = await createTestApp()
  const pooler = await startPgbouncer(app.platform.config.database_url, 6)
  const node = await app.addNode({ through: pooler.url, exam: 3, other: 2 })
  const tryout = await createTryout(app.db, { program_id: (await createProgram(app.db)).id })
  const student = await enroll(app, tryout)
  const sitting = { ...student, ...(await start(node, student, tryout.sub_tests[0])) }
  const question_id = tryout.sub_tests[0]?.items[0]?.question_id
  for (let seq = 1; seq <= 10; seq++)
    expect((await save(node, sitting, [answer(question_id, 'b', seq)])).status).toBe(200)
  await sitSubTest(app, await enroll(app, tryout), tryout.sub_tests[0])

  const patient = openDatabase({ url: pooler.url, connections: 1, name: 'patient', statementMs: 60_000 })
  const show = async (db: typeof patient) => {
    const { rows } = await sql`select current_setting('statement_timeout') as statement,
      current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(db)
    return rows
  }
  expect(await show(node.examDb)).toEqual([{ statement: '3s', lock: '2s', idle: '10s' }])
  expect(await show(patient)).toEqual([{ statement: '1min', lock: '2s', idle: '10s' }])
  await patient.destroy()
  await node.close()
  await pooler.stop()
  await app.close()
})

/** `npm run drill -- pooler` takes three hundred. */
const attempts = Number(process.env['POOLED_ATTEMPTS'] ?? 30)

const pooledLimits = 'set statement_timeout = 3000; set lock_timeout = 2000'

async function openPooled(onConnect: string) {
  const app = await createTestApp()
  const pooler = await startPgbouncer(app.platform.config.database_url, 4, { mode: 'transaction', onConnect })
  return { app, pooler }
}

test.skipIf(!hasPgbouncer)('many attempts pass at once through a pooler in transaction mode', async () => {
  const { app, pooler } = await openPooled(pooledLimits)
  const node = await app.addNode({ through: pooler.url, exam: 9, other: 9, isPooled: true })
  const tryout = await createTryout(app.db, { program_id: (await createProgram(app.db)).id, sub_tests: 1 })
  const [subTest] = tryout.sub_tests
  const question_id = subTest?.items[0]?.question_id
  async function sitOnce(): Promise<number[]> {
    const student = await enroll(app, tryout)
    const sitting = { ...student, ...(await start(node, student, subTest)) }
    const saved = []
    for (let seq = 1; seq <= 10; seq++)
      saved.push((await save(node, sitting, [answer(question_id, 'b', seq)])).status)
    return [...saved, (await submit(node, sitting)).status]
  }
  // Thirty at a time: more would be shed, as they should.
  const left = Array.from({ length: attempts }, () => sitOnce).values()
  const work = async () => {
    const statuses: number[] = []
    for (const sit of left) statuses.push(...(await sit()))
    return statuses
  }
  const statuses = await Promise.all(Array.from({ length: 30 }, work))
  expect(statuses.flat()).toHaveLength(attempts * 11)
  expect(new Set(statuses.flat())).toEqual(new Set([200]))
  expect((await node.http.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' })
  await node.close()
  await pooler.stop()
  await app.close()
})

test.skipIf(!hasPgbouncer)('a pooler in transaction mode that nobody was told of is not ready', async () => {
  const { app, pooler } = await openPooled('')
  const taken = await app.addNode({ through: pooler.url })
  const unlimited = await app.addNode({ through: pooler.url, isPooled: true })
  const ask = async ({ http }: typeof taken) => (await http.inject({ url: '/readyz' })).json().status
  expect(await ask(unlimited)).toContain('statement_timeout')
  expect(await ask(taken)).toContain('POOLER_URL')
  await Promise.all([taken.close(), unlimited.close()])
  await pooler.stop()
  await app.close()
})
