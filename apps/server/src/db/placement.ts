import { type Kysely, sql } from 'kysely'

export async function isSharded(db: Kysely<unknown>): Promise<boolean> {
  const found = await sql`select 1 from pg_extension where extname = 'citus'`.execute(db)
  return found.rows.length > 0
}

/** Splits the tables by `bucket`, colocated; on plain PostgreSQL there is nothing to do. Call before foreign keys are added. */
export async function distributeTables(db: Kysely<unknown>, names: readonly string[]): Promise<void> {
  if (!(await isSharded(db))) return
  for (const name of names) await sql`select create_distributed_table(${name}, 'bucket')`.execute(db)
}

/** Copies the tables to every shard; on plain PostgreSQL there is nothing to do. */
export async function replicateTables(db: Kysely<unknown>, names: readonly string[]): Promise<void> {
  if (!(await isSharded(db))) return
  for (const name of names) await sql`select create_reference_table(${name})`.execute(db)
}
