import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import { distribute, isSharded, replicate } from './placement.ts'
import { tables } from './tables.ts'

async function listPlaced(db: QueryExecutorProvider): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select logicalrelid::text as name from pg_dist_partition where partmethod = 'h' or repmodel = 't'
  `.execute(db)
  return new Set(rows.map(({ name }) => name))
}

interface ForeignKey {
  table: string
  name: string
  target: string
  definition: string
}

async function listForeignKeys(db: QueryExecutorProvider): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select conrelid::regclass::text as table, conname as name, confrelid::regclass::text as target,
      pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid and conparentid = 0
    order by 1, 2
  `.execute(db)
  return rows
}

/** What others refer to comes first. */
function sortByTarget(names: readonly string[], keys: readonly ForeignKey[]): string[] {
  const left = new Set(names)
  const sorted: string[] = []
  while (left.size > 0) {
    const free = [...left].filter(name => !keys.some(key => key.table === name && left.has(key.target)))
    for (const name of free.length > 0 ? free : left) {
      sorted.push(name)
      left.delete(name)
    }
  }
  return sorted
}

/** All or none: meanwhile the keys between them are gone, because none may refer to a table that is not split yet. */
async function distributeAll(db: Kysely<never>, names: readonly string[]): Promise<void> {
  const among = new Set<string>(tables.distributed)
  const keys = (await listForeignKeys(db)).filter(
    ({ table, target }) => among.has(table) && among.has(target),
  )
  await db.transaction().execute(async trx => {
    await sql`set local citus.multi_shard_modify_mode to 'sequential'`.execute(trx)
    for (const { table, name } of keys)
      await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(trx)
    for (const name of names) await distribute(name).execute(trx)
    for (const { table, name, definition } of keys)
      await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
        trx,
      )
  })
}

/**
 * A transaction that has read all shards at once may not write a table that each has a copy of; one after the other it may.
 * From the next connection on.
 */
async function readShardsInTurn(db: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  for (const { name } of rows)
    await sql`alter database ${sql.id(name)} set citus.multi_shard_modify_mode = 'sequential'`.execute(db)
}

/**
 * Moves every table, with its rows, to where `tables.ts` wants it. A database that was plain is sharded after that; one
 * where this was cut off goes on.
 */
export async function placeTables(db: Kysely<never>): Promise<void> {
  if (!(await isSharded(db))) return
  const placed = await listPlaced(db)
  const isMissing = (name: string) => !placed.has(name)
  const references = sortByTarget(tables.reference.filter(isMissing), await listForeignKeys(db))
  const splits = tables.distributed.filter(isMissing)
  // Shards bear no trigger; what it does is done elsewhere (decision 19).
  if (references.length > 0) await sql`drop trigger if exists users_end_sessions on users`.execute(db)
  for (const name of references) await replicate(name).execute(db)
  if (splits.length === 0) return
  await distributeAll(db, splits)
  await readShardsInTurn(db)
}
