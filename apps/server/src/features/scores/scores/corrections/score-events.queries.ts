import { type ScoreEvent, scoreEvent } from '@gerbang/contract/scores/scores.ts'
import { sql } from 'kysely'
import type { Db } from '../../../../db/database.ts'
import { listPage } from '../../../../db/list-page.ts'

/** What was done about the marks of a try-out, newest first; the log holds other acts on it, too. */
export async function listScoreEvents(db: Db, tryoutId: string, page: { page: number; per_page: number }) {
  const entries = db
    .selectFrom('audit_entries as e')
    .leftJoin('users as u', 'u.id', 'e.actor_id')
    .leftJoin('users as about', join => join.on('about.id', '=', sql<string>`(e.details->>'user_id')::uuid`))
    .where('e.subject_type', '=', 'tryout')
    .where('e.subject_id', '=', tryoutId)
    .where('e.action', 'in', scoreEvent.shape.action.options)
    .select(['e.id', 'e.at', 'e.actor_id', 'u.name', 'e.reason'])
    .select([
      sql<ScoreEvent['action']>`e.action`.as('action'),
      sql<string>`coalesce(e.details->>'about', about.name, '')`.as('about'),
    ])
  const { data, meta } = await listPage(
    db,
    entries,
    { ...page, sort: '-at' },
    { orders: { at: sql`e.at` }, last: ['e.id'] },
  )
  const events = data.map(({ actor_id, name, ...row }) => ({
    ...row,
    actor: actor_id ? { id: actor_id, name: name ?? '' } : null,
  }))
  return { data: events, meta }
}
