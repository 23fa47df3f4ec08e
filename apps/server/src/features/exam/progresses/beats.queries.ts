import { sql } from 'kysely'
import type { Database, Db } from '../../../db/database.ts'
import { limits } from '../../../limits.ts'

interface Beat {
  bucket: number
  progress_id: string
  /** The first and the last since they were written down. */
  first_at: string
  at: string
  unsent: number
}

/**
 * Writes down when pages reached the server, and which of them were away before. Several threads may have heard the same
 * page; the latest word stands.
 */
async function storeBeats(db: Db, beats: Beat[]): Promise<void> {
  await sql`
    with said as (
      select * from json_to_recordset(${JSON.stringify(beats)}::json) as s
        (bucket smallint, progress_id uuid, first_at timestamptz, at timestamptz, unsent integer)
    ), missed as (
      insert into session_gaps (bucket, progress_id, from_at, until_at)
      select b.bucket, b.progress_id, b.at, s.first_at
      from said s join session_beats b on b.bucket = s.bucket and b.progress_id = s.progress_id
      where s.first_at >= b.at + ${limits.cutOffMs} * interval '1 ms'
      on conflict do nothing
    )
    insert into session_beats (bucket, progress_id, at, unsent)
    select bucket, progress_id, at, unsent from said order by bucket, progress_id
    on conflict (bucket, progress_id) do update set at = excluded.at, unsent = excluded.unsent
    where session_beats.at < excluded.at
  `.execute(db)
}

/** Keeps what pages say until it is written down with what others say: not a query for each of them. */
export function createBeats(db: Database) {
  let heard = new Map<string, Beat>()

  function note(of: { bucket: number; id: string }, unsent: number, at: Date): void {
    const time = at.toISOString()
    const first_at = heard.get(of.id)?.first_at ?? time
    heard.set(of.id, { bucket: of.bucket, progress_id: of.id, first_at, at: time, unsent })
  }

  async function store(): Promise<void> {
    const beats = heard
    if (beats.size === 0) return
    heard = new Map()
    try {
      await db.transaction().execute(async trx => {
        // What a crash forgets here is heard again ten seconds later.
        await sql`set local synchronous_commit = off`.execute(trx)
        await storeBeats(trx, [...beats.values()])
      })
    } catch (error) {
      for (const [id, beat] of beats) heard.set(id, { ...beat, ...heard.get(id), first_at: beat.first_at })
      throw error
    }
  }

  return { note, store }
}
export type Beats = ReturnType<typeof createBeats>
