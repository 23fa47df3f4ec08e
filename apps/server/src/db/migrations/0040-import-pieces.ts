import { type Kysely, sql } from 'kysely'

/**
 * The file of an import in pieces, each with a commit of its own: in one statement, seven megabytes kept every answer waiting
 * that was to be saved meanwhile. Documents and pictures are compressed already, so PostgreSQL need not try.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table import_pieces (
      import_id uuid not null references imports on delete cascade,
      position integer not null check (position > 0),
      bytes bytea not null,
      primary key (import_id, position)
    )
  `.execute(db)
  await sql`alter table import_pieces alter column bytes set storage external`.execute(db)
  await sql`comment on table import_pieces is 'a file until it has been read'`.execute(db)
  await sql`
    insert into import_pieces (import_id, position, bytes)
    select id, 1, file from imports where file is not null and read_at is null
  `.execute(db)
  await sql`alter table imports drop column file`.execute(db)
}
