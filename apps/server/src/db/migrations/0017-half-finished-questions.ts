import { type Kysely, sql } from 'kysely'

/** A question that is still a draft may lack its key. Papers never do: `paper_keys.key` stays as it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['question_keys', 'question_versions'])
    await sql`alter table ${sql.table(table)} alter column key drop not null`.execute(db)
}
