import { sql } from 'kysely'
import type { Database, Db } from './database.ts'
import { limits } from '../limits.ts'

/** Figures over everybody, which cost milliseconds in a school and seconds in a nation. */
export interface Counting<T> {
  name: string
  /** `rows`: how many were looked at. */
  count: (db: Db, at: Date) => Promise<{ value: T; rows: number }>
}

interface Kept<T> {
  value: T
  counted_at: string
}

interface KeptRow<T> extends Kept<T> {
  rows: number
  took_ms: number
}

const isLarge = ({ rows }: { rows: number }) => rows >= limits.keptCountRows

async function findKept<T>(db: Db, name: string): Promise<KeptRow<T> | undefined> {
  const { rows } = await sql<KeptRow<T>>`
    select value, rows, took_ms, counted_at from kept_counts where name = ${name}
  `.execute(db)
  return rows[0]
}

async function countAnew<T>(
  db: Db,
  { name, count }: Counting<T>,
  at: Date,
  store: boolean,
): Promise<Kept<T>> {
  const began = performance.now()
  const { value, rows } = await count(db, at)
  const took_ms = Math.round(performance.now() - began)
  const counted_at = at.toISOString()
  if (store || isLarge({ rows }))
    await sql`
      insert into kept_counts (name, value, rows, took_ms, counted_at)
      values (${name}, ${JSON.stringify(value)}::jsonb, ${rows}, ${took_ms}, ${counted_at}::timestamptz)
      on conflict (name) do update
      set value = excluded.value, rows = excluded.rows, took_ms = excluded.took_ms, counted_at = excluded.counted_at
    `.execute(db)
  return { value, counted_at }
}

/** What few rows tell is counted now; of what many rows tell the newest count is told, with its time. */
export async function readCount<T>(db: Db, counting: Counting<T>, at: Date): Promise<Kept<T>> {
  const kept = await findKept<T>(db, counting.name)
  if (!kept || !isLarge(kept)) return countAnew(db, counting, at, false)
  const { value, counted_at } = kept
  return { value, counted_at }
}

/** Counts take a twentieth of a core at most, however long they are. */
const isDue = ({ took_ms, counted_at }: KeptRow<unknown>, at: Date) =>
  at.getTime() - Date.parse(counted_at) >= Math.max(limits.countsKeptMs, 20 * took_ms)

/** Counts anew what many rows tell, and what nobody has counted yet; of several nodes one does it. */
export async function refreshCounts(
  db: Database,
  countings: readonly Counting<unknown>[],
  at: Date,
): Promise<void> {
  for (const counting of countings)
    await db.transaction().execute(async trx => {
      const { rows } = await sql<{ free: boolean }>`
        select pg_try_advisory_xact_lock(hashtextextended(${`count ${counting.name}`}, 0)) as free
      `.execute(trx)
      const kept = await findKept(trx, counting.name)
      if (rows[0]?.free && (!kept || (isLarge(kept) && isDue(kept, at))))
        await countAnew(trx, counting, at, true)
    })
}
