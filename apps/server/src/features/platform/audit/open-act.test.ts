import type { Call, Recorded } from '@gerbang/contract/call.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdToRecords, type Note } from '../../../http/recording.ts'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createProgram, createUser } from '../../../testing/factories.ts'
import type { Db } from '../../../db/database.ts'
import { openActs } from './open-act.ts'

let app: TestApp
let user_id: string
beforeAll(async () => {
  app = await createTestApp()
  user_id = (await createUser(app.db, { role: 'admin' })).id
})
afterAll(() => app.close())

const reason = 'Diminta kepala sekolah'

/** Makes a program as the act of a call that records this, and tells what the log holds of it. */
async function act(records: Recorded, work: (trx: Db, note: Note) => Promise<unknown>) {
  const access = { roles: ['admin'], lane: 'write' } as const
  const call = { method: 'POST', path: '/things', summary: 'Make a thing', access, records } satisfies Call
  const viewer = { user_id, role: 'admin', bucket: 0, program_id: null, extra_time_factor: 1 } as never
  const open = openActs(app.platform)(call, { viewer, body: { reason } })
  await holdToRecords(call, () => open('satu', work))(undefined)
  return app.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'subject_type', 'subject_id', 'reason', 'details'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

const countPrograms = async () => (await app.db.selectFrom('programs').select('id').execute()).length

test('an act of one kind writes its own entry: who, what, about what and why', async () => {
  const entry = await act({ action: 'program_created', about: 'program' }, trx => createProgram(trx))
  const about = { subject_type: 'program', subject_id: 'satu', reason, details: {} }
  expect(entry).toEqual({ action: 'program_created', actor_id: user_id, ...about })
})

test('a handler that knows more says so, and no second entry is written', async () => {
  const records = { action: 'program_changed', about: 'program' } as const
  const entry = await act(records, (_, note) => note({ id: 'dua', details: { fields: ['name'] } }))
  expect(entry).toMatchObject({ subject_id: 'dua', details: { fields: ['name'] } })
})

test('an act that forgets which of its entries it leaves stores nothing at all', async () => {
  const before = await countPrograms()
  const records = { action: ['program_created', 'program_changed'], about: 'program' } as const
  await expect(act(records, trx => createProgram(trx))).rejects.toThrow('recorded none of program_created')
  const strange = act(records, async (trx, note) => {
    await createProgram(trx)
    await note({ action: 'faq_created' })
  })
  await expect(strange).rejects.toThrow('does not declare')
  expect(await countPrograms()).toBe(before)
})
