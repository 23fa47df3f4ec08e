import { type Kysely, sql } from 'kysely'

/** What the public pages show. All on the coordinator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table settings (
      is_only boolean primary key default true check (is_only),
      product_name text not null,
      logo_url text,
      contact_email text,
      contact_phone text,
      contact_city text,
      contact_province text,
      social_links jsonb not null,
      footer_year integer not null,
      updated_at timestamptz(3) not null
    );
    comment on table settings is 'one row';
    insert into settings (product_name, social_links, footer_year, updated_at)
      values ('Gerbang', '[]', 2025, now());

    create table banners (
      id uuid primary key,
      placement text not null,
      title text not null,
      image_url text not null,
      alt text not null,
      link_url text,
      position integer not null,
      opens_at timestamptz(3),
      closes_at timestamptz(3),
      is_active boolean not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    );
    create table news (
      id uuid primary key,
      title text not null,
      slug text not null unique,
      excerpt text not null,
      body text not null,
      body_html text not null,
      cover_url text,
      status text not null check (status in ('draft', 'published', 'archived')),
      published_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      check (status <> 'published' or published_at is not null)
    );
    create index news_published on news (published_at desc) where status = 'published';
    comment on column news.body is 'Markdown, as the author typed it';
    create table testimonials (
      id uuid primary key,
      name text not null,
      school text not null,
      accepted_at text not null,
      year integer not null,
      quote text not null,
      photo_url text,
      position integer not null,
      is_published boolean not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    );
  `.execute(db)
}
