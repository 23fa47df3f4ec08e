import type { Audience } from '@gerbang/contract/exam/exam-day.ts'
import { sql } from 'kysely'
import type { Database, Db } from '../../../db/database.ts'
import { limits } from '../../../limits.ts'
import { isMeant } from './audience.queries.ts'

export interface Signal {
  tryout_id: string
  audience: Audience
  /** Null: the time changed, and there is nothing to read. */
  text: string | null
  at: string
}

/**
 * Lets pages of running sub-tests know, on whatever node, within seconds. The caller holds the try-out's lock, so that
 * numbers become visible in their order.
 */
export async function sendSignal(trx: Db, { tryout_id, audience, text, at }: Signal): Promise<void> {
  await sql`
    insert into exam_signals (tryout_id, number, audience, text, created_at)
    select ${tryout_id}::uuid, coalesce(max(number), 0) + 1, ${JSON.stringify(audience)}::jsonb, ${text}::text,
      ${at}::timestamptz
    from exam_signals where tryout_id = ${tryout_id}
  `.execute(trx)
}

/** Lets the page that held a sub-test know that another one goes on with it; what is old is forgotten on the way. */
export async function noteTakeOver(db: Db, progressId: string, at: Date): Promise<void> {
  await sql`
    with old as (delete from take_overs where at < ${new Date(at.getTime() - limits.signalsKeptMs)} and progress_id <> ${progressId})
    insert into take_overs (progress_id, number, at) values (${progressId}, 1, ${at})
    on conflict (progress_id) do update set number = take_overs.number + 1, at = excluded.at
  `.execute(db)
}

/** How much a sub-test could have heard: what its try-out was told, and how often it changed hands itself. */
export type FindSignals = (of: { id: string; tryout_id: string }) => Promise<number>

/** The last number of each try-out and sub-test, read once for all pages that ask; a fault leaves what was known. */
export function createSignals(db: Database, now: () => Date): FindSignals {
  let known = Promise.resolve(new Map<string, number>())
  let readAt = Number.NEGATIVE_INFINITY

  async function read(at: Date): Promise<Map<string, number>> {
    const since = new Date(at.getTime() - limits.signalsKeptMs).toISOString()
    const rows = await db
      .selectFrom('exam_signals')
      .select(eb => ['tryout_id as id', eb.fn.max('number').as('number')])
      .where('created_at', '>', since)
      .groupBy('tryout_id')
      .unionAll(db.selectFrom('take_overs').select(['progress_id as id', 'number']).where('at', '>', since))
      .execute()
    return new Map(rows.map(({ id, number }) => [id, number]))
  }

  return async ({ id, tryout_id }) => {
    const at = now()
    if (at.getTime() - readAt >= limits.signalsReadMs) {
      readAt = at.getTime()
      const before = known
      known = read(at).catch(() => before)
    }
    const numbers = await known
    return (numbers.get(tryout_id) ?? 0) + (numbers.get(id) ?? 0)
  }
}

/** What was told while this sub-test ran to those whose it is, oldest first. */
export async function listMessages(db: Db, of: { bucket: number; id: string; tryout_id: string }) {
  const { rows } = await sql<{ number: number; text: string; at: string }>`
    select s.number, s.text, s.created_at as at
    from progresses p
    join users u on u.id = p.user_id
    join exam_signals s on s.tryout_id = ${of.tryout_id} and s.created_at >= p.started_at
    where p.bucket = ${of.bucket} and p.id = ${of.id} and p.submitted_at is null
      and s.text is not null and ${isMeant(sql`s.audience`)}
    order by s.number
  `.execute(db)
  return rows
}
