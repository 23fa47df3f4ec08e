import { type Kysely, sql } from 'kysely'

/** Content packs (decision 54): which are loaded, what each brought, and those that somebody uploaded. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table packs (
      id text primary key,
      version text not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`
    create table pack_items (
      pack_id text not null,
      kind text not null,
      ref text not null,
      row_id uuid not null,
      is_own boolean not null,
      source_hash text not null,
      stamp text not null,
      primary key (pack_id, kind, ref)
    )
  `.execute(db)
  await sql`
    comment on table pack_items is 'row_id: of the table that its kind lives in; is_own: false where the row was there before;
    source_hash: of what the pack said when it was loaded; stamp: of the row right after that'
  `.execute(db)
  await sql`
    create table uploaded_packs (
      id text primary key,
      bytes bytea not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
}
