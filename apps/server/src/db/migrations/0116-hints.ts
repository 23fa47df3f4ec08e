import { type Kysely, sql } from 'kysely'

/** What opens the way to a question, where its author wrote it (decision 102). Papers never freeze it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['question_keys', 'question_versions']) {
    await sql`alter table ${sql.table(table)} add column hint_html text not null default ''`.execute(db)
    await sql`comment on column ${sql.ref(`${table}.hint_html`)} is 'empty where there is none'`.execute(db)
  }
}
