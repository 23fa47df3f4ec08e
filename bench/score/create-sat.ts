import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/db/database.ts'
import { createProgram, createTryout } from '../../apps/server/src/testing/factories.ts'
import { createStudentCode } from '../../apps/server/src/testing/registrations.ts'
import { simulateSittings } from '../../apps/server/src/testing/simulated-sittings.ts'
import type { World } from '../world/kept.ts'
import { realServer, startServer } from '../world/server.ts'

export const subTests = 7
export const questions = 23
const dayMs = 86_400_000

/** A try-out that all these students have finished and that is still open. */
async function createSat(db: Database, students: number, totals: 'mean' | 'joint') {
  const program = await createProgram(db, { totals })
  const tryout = await createTryout(db, {
    program_id: program.id,
    scoring: 'irt',
    sub_tests: subTests,
    questions,
    closes_at: new Date(Date.now() + dayMs).toISOString(),
    result_release: 'at_close',
  })
  await simulateSittings(db, tryout.id, { students, at: new Date() })
  return program.id
}

/** 800 schools in all provinces; every other student is in one of ten classes. Wants the reference data of a server's start. */
async function spread(db: Database, program_id: string): Promise<void> {
  await sql`
    with numbered as (select id, row_number() over (order by id) as n from users where role = 'student'),
      places as (select array_agg(id order by id) as ids from provinces)
    update users u set school_name = 'SMA Negeri ' || (n.n % 800),
      province_id = places.ids[1 + n.n % cardinality(places.ids)]
    from numbered n, places where n.id = u.id`.execute(db)
  for (let batch = 0; batch < 10; batch++) {
    const { class_id } = await createStudentCode(db, {
      program_id,
      batch: `Angkatan ${batch}`,
      max_uses: 100_000,
    })
    await sql`
      insert into class_members (class_id, user_id, joined_at)
      select ${class_id}::uuid, n.id, now()
      from (select id, row_number() over (order by id) as n from users where role = 'student') n
      where n.n % 20 = ${batch}`.execute(db)
  }
  await sql`vacuum analyze`.execute(db)
}

export const describeSat = (students: number, totals: 'mean' | 'joint'): World => ({
  name: `sat_${students}_${totals}`,
  fill: async ({ url, db }) => {
    const programId = await createSat(db, students, totals)
    await using stack = new AsyncDisposableStack()
    await startServer(stack, realServer, { DATABASE_URL: url })
    await spread(db, programId)
  },
})

/** The try-out of that world, open from now on, with a question of it and some who sat it. */
export async function reopenSat(db: Database) {
  const tryout = await db
    .updateTable('tryouts')
    .set({ closes_at: new Date(Date.now() + dayMs).toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { question_id } = await db
    .selectFrom('paper_items as i')
    .innerJoin('tryout_sub_tests as s', 's.id', 'i.sub_test_id')
    .select('i.question_id')
    .where(eb => eb.and({ 's.position': 1, 'i.position': 4 }))
    .executeTakeFirstOrThrow()
  const sat = await db.selectFrom('attempts').select('user_id').orderBy('user_id').limit(3).execute()
  return { id: tryout.id, question_id, student_ids: sat.map(({ user_id }) => user_id) }
}

export type SatTryout = Awaited<ReturnType<typeof reopenSat>>
