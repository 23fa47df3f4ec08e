import { sql } from 'kysely'
import type { PersonalData } from '../../../personal-data.ts'

/** Ranks are computed anew from who is left to name them; only a school of its own name goes with its one student. */
export const rankData: PersonalData = {
  tables: ['ranking_rows', 'ranks'],
  forget: async (trx, { id }) => {
    await sql`
      with own as (
        update ranking_rows r set school = null
        where r.user_id = ${id} and r.school is not null
          and not exists (select from users u where lower(u.school_name) = r.school and u.id <> ${id})
        returning r.tryout_id, (select o.school from ranking_rows o where o.tryout_id = r.tryout_id
          and o.generation = r.generation and o.position = r.position and o.late = r.late) as scope_key
      ), lists as (
        delete from ranking_stretches l using own
        where l.tryout_id = own.tryout_id and l.scope = 'school' and l.scope_key = own.scope_key
      ), figures as (
        delete from group_figures g using own
        where g.tryout_id = own.tryout_id and g.kind = 'school' and g.key = own.scope_key
      )
      delete from score_histograms h using own
      where h.tryout_id = own.tryout_id and h.scope = 'school' and h.scope_key = own.scope_key
    `.execute(trx)
    // As the version before has it, while it runs beside this one.
    await sql`
      with own as (
        update ranks r set school = null
        from ranks o
        where o.user_id = ${id} and o.scope = 'national' and o.school is not null
          and not exists (select from users u where lower(u.school_name) = o.school and u.id <> ${id})
          and r.tryout_id = o.tryout_id and r.scope = o.scope and r.scope_key = o.scope_key and r.position = o.position
        returning o.tryout_id, o.school as scope_key
      ), former as (
        delete from ranks r using own
        where r.tryout_id = own.tryout_id and r.scope = 'school' and r.scope_key = own.scope_key
      )
      delete from ranking_lists l using own
      where l.tryout_id = own.tryout_id and l.scope = 'school' and l.scope_key = own.scope_key
    `.execute(trx)
  },
}
