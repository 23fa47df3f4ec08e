import { type Kysely, sql } from 'kysely'

/** Articles keep their former addresses, and are drafts or published; guides for students. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table former_news_slugs (
      slug text primary key,
      news_id uuid not null references news on delete cascade,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`create index former_news_slugs_news on former_news_slugs (news_id)`.execute(db)
  await sql`update news set status = 'draft' where status = 'archived'`.execute(db)
  await sql`alter table news drop constraint news_status_check`.execute(db)
  await sql`alter table news add constraint news_status_check check (status in ('draft', 'published'))`.execute(
    db,
  )
  await sql`
    create table guidances (
      id uuid primary key,
      title text not null,
      slug text not null unique,
      body text not null,
      body_html text not null,
      video_url text,
      file_url text,
      file_name text,
      position integer not null,
      is_published boolean not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )
  `.execute(db)
  await sql`comment on column guidances.body is 'Markdown, as the author typed it'`.execute(db)
}
