import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '../testing/api.ts'
import { createProgram, createTryout } from '../testing/factories.ts'
import { hasPgbouncer, startPgbouncer } from '../testing/pgbouncer.ts'
import { answer } from '../testing/running-sub-test.ts'
import { enroll, save, sitSubTest, start } from '../testing/sittings.ts'
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
