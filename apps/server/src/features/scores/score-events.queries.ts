import type { ScoreEvent } from '@gerbang/contract/scores.ts'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** What was done about the marks of a try-out, newest first. */
export async function listScoreEvents(
  db: Db,
  tryoutId: string,
  { page, per_page }: { page: number; per_page: number },
): Promise<{ data: ScoreEvent[]; total: number }> {
  const entries = db
    .selectFrom('audit_entries as e')
    .leftJoin('users as u', 'u.id', 'e.actor_id')
    .leftJoin('users as about', join => join.on('about.id', '=', sql<string>`(e.details->>'user_id')::uuid`))
    .where('e.subject_type', '=', 'tryout')
    .where('e.subject_id', '=', tryoutId)
  const { total } = await entries.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await entries
    .select(['e.id', 'e.at', 'e.actor_id', 'u.name', 'e.reason'])
    .select([
      sql<ScoreEvent['action']>`e.action`.as('action'),
      sql<string>`coalesce(e.details->>'about', about.name, '')`.as('about'),
    ])
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const data = rows.map(({ actor_id, name, ...row }) => ({
    ...row,
    actor: actor_id ? { id: actor_id, name: name ?? '' } : null,
  }))
  return { data, total }
}
