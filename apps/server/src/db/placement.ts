import { type QueryExecutorProvider, sql } from 'kysely'
import { limits } from '../limits.ts'
import { shareOf } from '../share.ts'

export async function isSharded(db: QueryExecutorProvider): Promise<boolean> {
  const found = await sql`select 1 from pg_extension where extname = 'citus'`.execute(db)
  return found.rows.length > 0
}

/** Says of a statement that a sharded database is never sent it. */
export const plainOnly = sql.raw('/* plain only */')

/**
 * How groups of a batch go to a sharded database: one bucket each, because a statement over several crosses shards. All
 * of a group go together where there are no shards.
 */
export function splitByBucket<In>(
  isSharded: boolean,
  by: (item: In) => number,
): { by: (item: In) => number; atOnce: number } | undefined {
  return isSharded ? { by, atOnce: shareOf(limits.examConnections) } : undefined
}

/** Names the bucket of a group literally where there is one: only so does a statement reach one shard alone. */
export function inOneBucket(alias: string, rows: readonly { bucket: number }[]) {
  const [bucket, ...others] = new Set(rows.map(row => row.bucket))
  return others.length > 0 ? sql`true ${plainOnly}` : sql`${sql.ref(`${alias}.bucket`)} = ${bucket}`
}

interface RowKey {
  bucket: number
  id: string
}

/** Whether `column` of `table` is the id of one of a group, whose bucket is named literally where all have the same. */
export function isAmong(table: string, column: string, group: readonly RowKey[]) {
  const ids = group.map(({ id }) => id)
  const buckets = group.map(({ bucket }) => bucket)
  const one = sql.ref(`${table}.${column}`)
  return new Set(buckets).size > 1
    ? sql<boolean>`(${sql.ref(`${table}.bucket`)}, ${one}) in (
        select * from unnest(${buckets}::smallint[], ${ids}::uuid[])
      ) ${plainOnly}`
    : sql<boolean>`${inOneBucket(table, group)} and ${one} = any(${ids}::uuid[])`
}

/** The bucket of a new row out of a list: literally where all have the same, as `inOneBucket`. */
export function bucketOfEach(alias: string, rows: readonly { bucket: number }[]) {
  const [bucket, ...others] = new Set(rows.map(row => row.bucket))
  return others.length > 0 ? sql`${sql.ref(`${alias}.bucket`)} ${plainOnly}` : sql`${bucket}::smallint`
}

/** Whether the tables of a sharded database stand where they belong already: migrations of old run before that. */
async function isPlaced(db: QueryExecutorProvider): Promise<boolean> {
  if (!(await isSharded(db))) return false
  const found =
    await sql`select 1 from pg_dist_partition where logicalrelid = to_regclass('attempts')`.execute(db)
  return found.rows.length > 0
}

export const distribute = (name: string) =>
  sql`select create_distributed_table(${name}, 'bucket', colocate_with => ${name === 'attempts' ? 'none' : 'attempts'})`
export const replicate = (name: string) => sql`select create_reference_table(${name})`

/** Splits new tables by `bucket`, colocated; on plain PostgreSQL there is nothing to do. Call before foreign keys are added. */
export async function distributeTables(db: QueryExecutorProvider, names: readonly string[]): Promise<void> {
  if (!(await isPlaced(db))) return
  for (const name of names) await distribute(name).execute(db)
}

/** Copies new tables to every shard; on plain PostgreSQL there is nothing to do. */
export async function replicateTables(db: QueryExecutorProvider, names: readonly string[]): Promise<void> {
  if (!(await isPlaced(db))) return
  for (const name of names) await replicate(name).execute(db)
}
