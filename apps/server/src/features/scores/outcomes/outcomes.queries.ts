import type { OwnOutcome } from '@gerbang/contract/scores/outcomes.ts'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { DB } from '../../../db/schema.ts'

export type NewOutcome = Omit<Insertable<DB['admission_outcomes']>, 'created_at' | 'updated_at'>

export function listOutcomes(db: Db, userId: string): Promise<OwnOutcome[]> {
  return db
    .selectFrom('admission_outcomes as o')
    .innerJoin('majors as m', 'm.id', 'o.major_id')
    .innerJoin('universities as u', 'u.id', 'm.university_id')
    .select(['o.major_id', 'm.name as major', 'u.name as university', 'o.year', 'o.admitted', 'o.chance'])
    .select(sql<OwnOutcome['source']>`o.source`.as('source'))
    .where('o.user_id', '=', userId)
    .orderBy('o.year', 'desc')
    .orderBy(sql`coalesce(o.priority, 99)`)
    .orderBy('m.name')
    .execute()
}

/**
 * Writes outcomes down, or corrects whether somebody was admitted. The chance stays the one that was told first: later
 * scores know more than the student was told.
 */
export async function saveOutcomes(db: Db, outcomes: readonly NewOutcome[], at: string): Promise<void> {
  if (outcomes.length === 0) return
  await db
    .insertInto('admission_outcomes')
    .values(outcomes.map(outcome => ({ ...outcome, created_at: at, updated_at: at })))
    .onConflict(conflict =>
      conflict.columns(['user_id', 'major_id', 'year']).doUpdateSet(eb => ({
        admitted: eb.ref('excluded.admitted'),
        source: eb.ref('excluded.source'),
        recorded_by: eb.ref('excluded.recorded_by'),
        updated_at: at,
      })),
    )
    .execute()
}

/** Says whether there was one. */
export async function deleteOutcome(
  db: Db,
  { user_id, major_id, year }: { user_id: string; major_id: string; year: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('admission_outcomes')
    .where(eb => eb.and({ user_id, major_id, year }))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function countOutcomes(db: Db, year: number | undefined) {
  const { rows } = await sql<{ known: number; students: number; years: number[] }>`
    select count(*) filter (where ${year ?? null}::int is null or year = ${year ?? null})::int as known,
      count(distinct user_id) filter (where ${year ?? null}::int is null or year = ${year ?? null})::int as students,
      coalesce(array_agg(distinct year::int), '{}') as years
    from admission_outcomes
  `.execute(db)
  const [{ known, students, years } = { known: 0, students: 0, years: [] }] = rows
  return { known, students, years: years.toSorted((a, b) => b - a) }
}

/**
 * Chances told, and what came of them. Who is admitted to one choice never learns of those after it, so what is said of
 * these tells nothing; and whoever learns of them was refused before, so the chance is that of the refused.
 */
export async function listTold(
  db: Db,
  year: number | undefined,
): Promise<{ chance: number; admitted: boolean }[]> {
  const { rows } = await sql<{ chance: number; admitted: boolean }>`
    select o.if_refused as chance, o.admitted from admission_outcomes o
    where o.if_refused is not null and (${year ?? null}::int is null or o.year = ${year ?? null})
      and not exists (
        select from admission_outcomes before
        where before.user_id = o.user_id and before.year = o.year and before.admitted and before.priority < o.priority
      )
  `.execute(db)
  return rows
}
