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

const said = (beats: readonly object[]) => sql`
  json_to_recordset(${JSON.stringify(beats)}::json) as s
    (bucket smallint, progress_id uuid, first_at timestamptz, missed_since timestamptz, at timestamptz, unsent integer)
`

/** Those whose page was away before; once their beats are written nobody can tell any more. */
async function storeGaps(trx: Db, beats: readonly Beat[]): Promise<void> {
  const asked = beats.map(({ bucket, progress_id, first_at }) => ({
    bucket,
    progress_id,
    first_at,
    missed_since: new Date(Date.parse(first_at) - limits.cutOffMs).toISOString(),
  }))
  await sql`
    insert into session_gaps (bucket, progress_id, from_at, until_at)
    select b.bucket, b.progress_id, b.at, s.first_at
    from ${said(asked)} join session_beats b on b.bucket = s.bucket and b.progress_id = s.progress_id
    where b.at <= s.missed_since
    on conflict do nothing
  `.execute(trx)
}

/**
 * Writes down when pages reached the server, and which of them were away before. Several threads may have heard the same
 * page; the latest word stands.
 */
async function storeBeats(trx: Db, beats: readonly Beat[]): Promise<void> {
  await storeGaps(trx, beats)
  await sql`
    insert into session_beats (bucket, progress_id, at, unsent)
    select s.bucket, s.progress_id, s.at, s.unsent from ${said(beats)} order by s.bucket, s.progress_id
    on conflict (bucket, progress_id) do update set at = excluded.at, unsent = excluded.unsent
    where session_beats.at < excluded.at
  `.execute(trx)
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
