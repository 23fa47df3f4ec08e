import { type Selectable, sql } from 'kysely'
import type { Db } from './database.ts'
import type { DB } from './schema.ts'

/** A whole row as it reads back: seeds state every column, so that none depends on a default. */
export type Row<T extends keyof DB> = Selectable<DB[T]>

const AT_ONCE = 5_000

/** One parameter holds thousands of rows: a statement with a parameter per value would stop at 65,535. */
export async function insertRows<T extends keyof DB>(
  db: Db,
  table: T,
  rows: readonly Row<T>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const json = JSON.stringify(rows.slice(from, from + AT_ONCE))
    await sql`
      insert into ${sql.table(table)}
      select * from json_populate_recordset(null::${sql.table(table)}, ${json}::json)
    `.execute(db)
  }
}

/** Rows of several tables, in this order of tables. */
export async function insertTables(
  db: Db,
  tables: { readonly [T in keyof DB]?: readonly Row<T>[] },
): Promise<void> {
  for (const [table, rows] of Object.entries(tables)) await insertRows(db, table as keyof DB, rows)
}
