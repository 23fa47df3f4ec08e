import { type Kysely, sql } from 'kysely'

/** Texts that people search for a part of, by table: with trigrams no search reads the whole table. */
const searched = {
  users: ['name', 'email', 'username', 'school_name'],
  majors: ['name', 'code'],
  tryouts: ['title'],
} as const

const missing = `Pencarian membaca seluruh tabel, karena PostgreSQL ini tidak punya ekstensi pg_trgm. Pasang paket contrib-nya, lalu mulai ulang.`

/** The extension is trusted: whoever owns the database may create it, where its files are there. */
async function hasTrigrams(db: Kysely<never>): Promise<boolean> {
  try {
    await sql`create extension if not exists pg_trgm`.execute(db)
    return true
  } catch {
    return false
  }
}

/**
 * Makes the indexes of searches that lack. Not a migration: a database without the extension works, only slower, and
 * gets them at the first start with it. Tells what is missing.
 */
export async function prepareSearch(db: Kysely<never>): Promise<string | undefined> {
  if (!(await hasTrigrams(db))) return missing
  for (const [table, columns] of Object.entries(searched)) {
    const parts = columns.map(column => sql`${sql.id(column)} gin_trgm_ops`)
    await sql`create index if not exists ${sql.id(`${table}_search`)} on ${sql.table(table)} using gin (${sql.join(parts)})`.execute(
      db,
    )
  }
  return undefined
}
