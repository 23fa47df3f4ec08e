import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export interface Manifest {
  reference: readonly string[]
  distributed: readonly string[]
  local: readonly string[]
}

type Place = keyof Manifest

interface Columns {
  table: string
  name: string
  columns: string[]
}

async function listTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`
    select relname as table from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
  `.execute(db)
  return rows.map(row => row.table)
}

async function listColumns(db: Db) {
  const { rows } = await sql<{
    table: string
    column: string
    type: string
    is_required: boolean
    is_counted: boolean
  }>`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull as is_required,
      a.attidentity <> '' or coalesce(pg_get_expr(d.adbin, d.adrelid), '') like '%nextval%' as is_counted
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
  `.execute(db)
  return rows
}

/** Of primary keys, unique constraints and plain indexes alike; an expression stands as an empty name. */
async function listIndexes(db: Db) {
  const { rows } = await sql<Columns & { is_primary: boolean }>`
    select t.relname as table, i.relname as name, x.indisprimary as is_primary, array(
      select coalesce(a.attname::text, '') from unnest(x.indkey::smallint[]) with ordinality as k (attnum, n)
      left join pg_attribute a on a.attrelid = x.indrelid and a.attnum = k.attnum order by k.n
    ) as columns
    from pg_index x
    join pg_class t on t.oid = x.indrelid
    join pg_class i on i.oid = x.indexrelid
    where t.relnamespace = 'public'::regnamespace
  `.execute(db)
  return rows
}

/** `action` is what happens to the row when the other one goes: `n` null, `d` default, `a` nothing. */
async function listForeignKeys(db: Db) {
  const { rows } = await sql<Columns & { target: string; targets: string[]; actions: string }>`
    select f.conrelid::regclass::text as table, f.conname as name, f.confrelid::regclass::text as target,
      f.confdeltype::text || f.confupdtype::text as actions,
      array(select a.attname::text from unnest(f.conkey) with ordinality as k (attnum, n)
        join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.attnum order by k.n) as columns,
      array(select a.attname::text from unnest(f.confkey) with ordinality as k (attnum, n)
        join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.attnum order by k.n) as targets
    from pg_constraint f
    where f.contype = 'f' and f.connamespace = 'public'::regnamespace
  `.execute(db)
  return rows
}

async function listGuards(db: Db) {
  const { rows } = await sql<{ table: string; name: string; kind: string }>`
    select tgrelid::regclass::text as table, tgname as name, 'trigger' as kind
    from pg_trigger where not tgisinternal
    union all
    select conrelid::regclass::text, conname, 'exclusion constraint' from pg_constraint where contype = 'x'
  `.execute(db)
  return rows
}

/** Not made on shards, where something else does its work (decision 19). */
const onPlainPostgresOnly = 'users_end_sessions'

function findManifestFaults(found: string[], manifest: Manifest): string[] {
  const listed = Object.values<readonly string[]>({ ...manifest }).flat()
  return [
    ...found.filter(table => !listed.includes(table)).map(table => `${table}: in no manifest`),
    ...listed.filter(table => !found.includes(table)).map(table => `${table}: listed, but does not exist`),
    ...listed
      .filter((table, index) => listed.indexOf(table) !== index)
      .map(table => `${table}: listed twice`),
  ]
}

/**
 * Breaches of the rules that keep one schema for PostgreSQL and for a sharded database
 * (docs/decisions/0005); an empty list when there are none.
 */
export async function listSchemaFaults(db: Db, manifest: Manifest): Promise<string[]> {
  const places = new Map<string, Place>()
  for (const place of ['reference', 'distributed', 'local'] as const)
    for (const table of manifest[place]) places.set(table, place)
  const isDistributed = ({ table }: { table: string }) => places.get(table) === 'distributed'
  const [found, columns, indexes, foreignKeys, guards] = [
    await listTables(db),
    await listColumns(db),
    await listIndexes(db),
    await listForeignKeys(db),
    await listGuards(db),
  ]

  const times = columns
    .filter(
      ({ type }) =>
        /^(timestamp|time|date)/.test(type) && type.replace('[]', '') !== 'timestamp(3) with time zone',
    )
    .map(({ table, column, type }) => `${table}.${column}: ${type} instead of timestamptz(3)`)
  const counted = columns
    .filter(column => column.is_counted)
    .map(({ table, column }) => `${table}.${column}: made by the database`)
  const buckets = manifest.distributed.filter(
    table =>
      !columns.some(
        one => one.table === table && one.column === 'bucket' && one.type === 'smallint' && one.is_required,
      ),
  )
  const keyless = manifest.distributed.filter(
    table => !indexes.some(index => index.table === table && index.is_primary),
  )
  const unsharded = indexes.filter(index => isDistributed(index) && index.columns[0] !== 'bucket')
  const wrongKeys = foreignKeys.flatMap(({ table, name, target, columns, targets, actions }) => {
    const [from, to] = [places.get(table), places.get(target)]
    const faults: string[] = []
    if (from === 'distributed' && to === 'local') faults.push('leaves for a local table')
    if (
      from === 'distributed' &&
      to === 'distributed' &&
      (columns[0] !== 'bucket' || targets[0] !== 'bucket')
    )
      faults.push('leaves its bucket')
    if (from !== 'distributed' && to === 'distributed') faults.push('comes from outside the buckets')
    if (from !== 'local' && /[nd]/.test(actions)) faults.push('sets null or default')
    return faults.map(fault => `${table}.${name}: foreign key ${fault}`)
  })
  return [
    ...findManifestFaults(found, manifest),
    ...times,
    ...counted,
    ...buckets.map(table => `${table}: no bucket smallint not null`),
    ...keyless.map(table => `${table}: no primary key`),
    ...unsharded.map(({ table, name }) => `${table}.${name}: does not begin with bucket`),
    ...wrongKeys,
    ...guards
      .filter(({ table, name }) => places.get(table) !== 'local' && name !== onPlainPostgresOnly)
      .map(({ table, name, kind }) => `${table}.${name}: ${kind}`),
  ]
}
