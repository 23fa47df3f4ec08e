import { sql } from 'kysely'
import { bucketOf } from '../../../db/bucket.ts'
import type { PersonalData } from '../../../personal-data.ts'

/** Nobody else's numbers are made of what a student practised: all of it goes with them. The copy leaves out what tells a key. */
export const practiceData: PersonalData = {
  tables: ['practices', 'practice_items', 'practice_returns'],
  copy: async ({ db }, { id }) => {
    const { rows } = await sql<{ copy: unknown }>`
      select coalesce(json_agg(json_build_object(
        'jenis', p.kind, 'started_at', p.started_at, 'submitted_at', p.submitted_at,
        'jawaban', (
          select coalesce(json_agg(to_jsonb(i) - 'bucket' - 'practice_id' - 'user_id' - 'outcome' order by i.position), '[]')
          from practice_items i where i.bucket = p.bucket and i.practice_id = p.id
        )
      ) order by p.started_at), '[]') as copy
      from practices p where p.bucket = ${bucketOf(id)} and p.user_id = ${id}
    `.execute(db)
    return { 'latihan.json': rows[0]?.copy }
  },
  deletePrivate: async (trx, { id }) => {
    for (const table of ['practice_returns', 'practice_items', 'practices'] as const)
      await trx.deleteFrom(table).where('bucket', '=', bucketOf(id)).where('user_id', '=', id).execute()
  },
}
