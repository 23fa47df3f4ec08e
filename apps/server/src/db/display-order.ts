import { sql } from 'kysely'
import type { Db } from './database.ts'

/** Tables whose rows people put in order, from 1. */
export type OrderedTable = 'faqs' | 'banners' | 'testimonials' | 'guidances' | 'lessons'

/** Nobody adds, deletes or orders rows until this transaction is over. */
async function lockOrder(db: Db, table: OrderedTable): Promise<string[]> {
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(db)
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Makes room for a new row: at `wanted`, before those that stand there, or at the end. Holds the lock. */
export async function takePlace(db: Db, table: OrderedTable, wanted: number | undefined): Promise<number> {
  const ids = await lockOrder(db, table)
  const last = await sql<{ last: number }>`
    select coalesce(max(position), 0) as last from ${sql.table(table)}
  `.execute(db)
  const end = (last.rows[0]?.last ?? ids.length) + 1
  const place = Math.min(wanted ?? end, end)
  await sql`update ${sql.table(table)} set position = position + 1 where position >= ${place}`.execute(db)
  return place
}

/** An order that leaves somebody else's new row out, or brings a deleted one back, is out of date: false. */
export async function writeOrder(db: Db, table: OrderedTable, ids: readonly string[]): Promise<boolean> {
  if (!isWholeOrder(ids, await lockOrder(db, table))) return false
  const name = sql.table(table)
  await sql`
    update ${name} set position = wanted.position
    from unnest(${ids}::uuid[]) with ordinality as wanted (id, position) where ${name}.id = wanted.id
  `.execute(db)
  return true
}

export function isWholeOrder(ids: readonly string[], known: readonly string[]): boolean {
  const wanted = new Set(ids)
  return wanted.size === ids.length && ids.length === known.length && known.every(id => wanted.has(id))
}
