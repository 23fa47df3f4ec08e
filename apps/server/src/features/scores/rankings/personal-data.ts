import { sql } from 'kysely'
import type { PersonalData } from '../../../personal-data.ts'

/** Ranks are computed anew from who is left to name them; only a school of its own name goes with its one student. */
export const rankData: PersonalData = {
  tables: ['ranks'],
  forget: async (trx, { id }) => {
    await sql`
      with own as (
        delete from ranks r where r.user_id = ${id} and r.scope = 'school'
          and not exists (select from users u where lower(u.school_name) = r.scope_key and u.id <> ${id})
        returning r.tryout_id, r.scope_key
      ), figures as (
        delete from group_figures g using own
        where g.tryout_id = own.tryout_id and g.kind = 'school' and g.key = own.scope_key
      )
      delete from score_histograms h using own
      where h.tryout_id = own.tryout_id and h.scope = 'school' and h.scope_key = own.scope_key
    `.execute(trx)
  },
}
