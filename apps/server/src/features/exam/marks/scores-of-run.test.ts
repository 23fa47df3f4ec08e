import { CompiledQuery, sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../db/database.ts'
import { createTestDatabase } from '../../../testing/database.ts'
import { listScoresOfRun } from './marks.queries.ts'

const runId = '01890000-0000-7000-8000-000000000001'

test('scores of a group are looked up attempt by attempt, even by a plan that is made while there are none', async () => {
  const database = await createTestDatabase()
  let asked: CompiledQuery | undefined
  const db = openDatabase({
    url: database.url,
    connections: 1,
    name: 'plans',
    readsByIndex: true,
    log: ({ query }) => {
      asked = query
    },
  })
  await sql`vacuum analyze sub_test_scores`.execute(db)
  const attempts = Array.from({ length: 250 }, (_, bucket) => ({ bucket, id: runId }))
  await listScoresOfRun(db, runId, attempts)
  const { sql: text = '', parameters = [] } = asked ?? {}
  const { rows } = await db.executeQuery(CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]))
  await db.destroy()
  await database.close()
  const conditions = [...JSON.stringify(rows).matchAll(/"Index Cond":"([^"]*)"/g)].map(([, found]) => found)
  expect(conditions).toEqual([expect.stringContaining('attempt_id')])
})
