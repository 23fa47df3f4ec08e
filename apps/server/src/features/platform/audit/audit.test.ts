import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeNamesOutOfAudit } from '../../../db/migrations/0011-rights-and-codes.ts'
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts'
import { insertAuditEntry } from './audit.queries.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

test('entries from before lose the names in them, keep the rest, and can be changed no more than others', async () => {
  const { db } = database
  const entry = {
    id: v7(),
    actor_id: null,
    subject_type: 'tryout',
    subject_id: v7(),
    reason: '',
    at: new Date().toISOString(),
  }
  const user_id = v7()
  const reset = {
    ...entry,
    action: 'attempt_reset',
    details: { about: 'Ani', user_id, attempts: [] },
  } as const
  const changed = { ...entry, id: v7(), action: 'key_changed', details: { about: 'PU nomor 3' } } as const
  for (const old of [reset, changed]) await insertAuditEntry(db, old)
  await takeNamesOutOfAudit(db as never)
  const rows = await db.selectFrom('audit_entries').select(['action', 'details']).orderBy('action').execute()
  expect(rows).toEqual([
    { action: 'attempt_reset', details: { user_id, attempts: [] } } as const,
    { action: 'key_changed', details: { about: 'PU nomor 3' } },
  ])
  await expect(db.deleteFrom('audit_entries').execute()).rejects.toThrow('only ever added')
})
