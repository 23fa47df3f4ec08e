import type { Database, Db } from './db/database.ts'
import type { DB } from './db/schema.ts'

export interface Person {
  id: string
  email: string | null
  username: string
}

/** What one feature holds of a person: which rows, what of them the person may take along, and how it forgets them. */
export interface PersonalData {
  /** Tables whose rows are about one person; a test asks every table that refers to users whose it is. */
  tables: readonly (keyof DB)[]
  /** Parts of the copy by the name of their file, as JSON. Never what the person may not see: secrets, unreleased scores. */
  copy?: (means: { db: Database; at: Date }, person: Person) => Promise<Record<string, unknown>>
  /** Rows that nobody else has any use for. */
  deletePrivate?: (trx: Db, person: Person) => Promise<void>
  /** Takes what tells who it was out of rows that marks and ranks are made of. */
  forget?: (trx: Db, person: Person) => Promise<void>
}
