import type { NewsState } from '@gerbang/contract/site/news.ts'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { findFreeSlug } from '../../../content/write-slug.ts'
import type { Db } from '../../../db/database.ts'
import { listPage, type Wanted } from '../../../db/list-page.ts'
import { matchAnywhere } from '../../../db/match-anywhere.ts'
import type { DB } from '../../../db/schema.ts'

type Sort = '-updated_at' | 'updated_at' | '-published_at' | 'published_at' | 'title' | '-title'

const rowColumns = [
  'id',
  'title',
  'slug',
  'excerpt',
  'cover_url',
  'status',
  'published_at',
  'created_at',
  'updated_at',
] as const
const editable = [...rowColumns, 'body', 'body_html'] as const
export type StoredNews = Pick<Selectable<DB['news']>, (typeof editable)[number]>

interface NewsFilter {
  search?: string | undefined
  state?: NewsState | undefined
}

/** All articles as their writers see them. */
export function listAllNews(db: Db, at: Date, { search = '', state, ...wanted }: NewsFilter & Wanted<Sort>) {
  const pattern = matchAnywhere(search)
  const now = at.toISOString()
  const found = db
    .selectFrom('news')
    .select(rowColumns)
    .$if(state === 'draft', query => query.where('status', '=', 'draft'))
    .$if(state !== undefined && state !== 'draft', query =>
      query.where('status', '=', 'published').where('published_at', state === 'scheduled' ? '>' : '<=', now),
    )
    .$if(search !== '', query =>
      query.where(eb => eb.or([eb('title', 'ilike', pattern), eb('excerpt', 'ilike', pattern)])),
    )
  return listPage(db, found, wanted, {
    orders: {
      updated_at: sql`updated_at`,
      published_at: sql`published_at`,
      title: sql`lower(title)`,
    },
    last: ['id'],
  })
}

export function findEditable(db: Db, id: string): Promise<StoredNews | undefined> {
  return db.selectFrom('news').select(editable).where('id', '=', id).executeTakeFirst()
}

/** Nobody else changes this article until the transaction is over. */
export function lockNews(db: Db, id: string): Promise<StoredNews | undefined> {
  return db.selectFrom('news').select(editable).where('id', '=', id).forUpdate().executeTakeFirst()
}

export function insertNews(db: Db, row: Insertable<DB['news']>): Promise<StoredNews> {
  return db.insertInto('news').values(row).returning(editable).executeTakeFirstOrThrow()
}

export function updateNews(db: Db, id: string, change: Updateable<DB['news']>): Promise<StoredNews> {
  return db.updateTable('news').set(change).where('id', '=', id).returning(editable).executeTakeFirstOrThrow()
}

export function deleteNews(db: Db, id: string): Promise<{ id: string } | undefined> {
  return db.deleteFrom('news').where('id', '=', id).returning('id').executeTakeFirst()
}

/** An address that no other article has or had. Two who ask at once wait for each other. */
export async function reserveSlug(db: Db, wanted: string, ownId?: string): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtext('news slugs'))`.execute(db)
  const like = `${wanted}%`
  const [now, before] = await Promise.all([
    db.selectFrom('news').select(['slug', 'id']).where('slug', 'like', like).execute(),
    db
      .selectFrom('former_news_slugs')
      .select(['slug', 'news_id as id'])
      .where('slug', 'like', like)
      .execute(),
  ])
  const others = [...now, ...before].filter(({ id }) => id !== ownId)
  return findFreeSlug(wanted, new Set(others.map(({ slug }) => slug)))
}

/** Lets the address that an article had lead on to the one that it has. */
export async function keepFormerSlug(
  db: Db,
  article: { id: string; slug: string },
  at: string,
): Promise<void> {
  await db
    .insertInto('former_news_slugs')
    .values({ slug: article.slug, news_id: article.id, created_at: at, updated_at: at })
    .onConflict(conflict => conflict.column('slug').doNothing())
    .execute()
}

export async function deleteFormerSlug(db: Db, slug: string): Promise<void> {
  await db.deleteFrom('former_news_slugs').where('slug', '=', slug).execute()
}
