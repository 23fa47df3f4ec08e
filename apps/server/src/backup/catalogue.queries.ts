import type pg from 'pg'
import type { End } from './archive.ts'
import type { SavedTable } from './copy-table.ts'

/** Restored by migrating. */
const ownTables = ['migrations', 'migration_lock']

/** Relations that no extension brought along. */
const relations = `
  select c.oid, c.relname, c.relkind, c.relispartition, n.nspname
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`

export async function isEmpty(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(`select from (${relations}) r where relkind <> 'i' limit 1`)
  return rows.length === 0
}

/** Undefined where nothing of Gerbang is. */
export async function listMigrations(client: pg.ClientBase): Promise<string[] | undefined> {
  const { rows: found } = await client.query<{ name: unknown }>(
    `select to_regclass('public.migrations') as name`,
  )
  if (!found[0]?.name) return undefined
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name')
  return rows.map(row => row.name)
}

/** Every table of the schema with the columns that hold what was written, and not what the database computes from it. */
export async function listTables(client: pg.ClientBase): Promise<SavedTable[]> {
  const { rows } = await client.query<SavedTable>(
    `select relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from (${relations}) r
    join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where nspname = 'public' and relkind in ('r', 'p') and not relispartition and relname <> all ($1::text[])
    group by relname order by relname`,
    [ownTables],
  )
  return rows
}

export async function listSequences(client: pg.ClientBase): Promise<End['sequences']> {
  const { rows } = await client.query<End['sequences'][number]>(
    `select sequencename as name, last_value::text from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`,
  )
  return rows
}

export interface ForeignKey {
  table: string
  name: string
  definition: string
}

export async function listForeignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select r.relname as table, o.conname as name, pg_get_constraintdef(o.oid) as definition
    from pg_constraint o join (${relations}) r on r.oid = o.conrelid
    where o.contype = 'f' and r.nspname = 'public' and o.conparentid = 0 order by 1, 2`,
  )
  return rows
}
