import type { Article } from '@gerbang/contract/site/news.ts'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { listPage } from '../../../db/list-page.ts'
import { matchAnywhere } from '../../../db/match-anywhere.ts'

/** What is published with a time to come is not there until then. */
function selectPublished(db: Db, at: Date, search = '') {
  const published = db
    .selectFrom('news')
    .where('status', '=', 'published')
    .where('published_at', '<=', at.toISOString())
  const pattern = matchAnywhere(search)
  return search === ''
    ? published
    : published.where(eb => eb.or([eb('title', 'ilike', pattern), eb('excerpt', 'ilike', pattern)]))
}

const cardColumns = ['id', 'title', 'slug', 'excerpt', 'cover_url'] as const

/** Published articles, newest first. */
export function listNews(
  db: Db,
  at: Date,
  { search, ...page }: { page: number; per_page: number; search?: string | undefined },
) {
  const cards = selectPublished(db, at, search)
    .select([...cardColumns, 'published_at'])
    .$narrowType<{ published_at: string }>()
  return listPage(
    db,
    cards,
    { ...page, sort: '-published_at' },
    { orders: { published_at: sql`published_at` }, last: ['id'], isFrequent: true },
  )
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** A published article by id or slug. */
export function findArticle(db: Db, at: Date, idOrSlug: string): Promise<Article | undefined> {
  return selectPublished(db, at)
    .select([...cardColumns, 'published_at', 'body_html', 'updated_at'])
    .$narrowType<{ published_at: string }>()
    .where(uuid.test(idOrSlug) ? 'id' : 'slug', '=', idOrSlug)
    .executeTakeFirst()
}

/** Where an address that a published article once had leads to now. */
export async function findMovedSlug(db: Db, at: Date, former: string): Promise<string | undefined> {
  const moved = await selectPublished(db, at)
    .innerJoin('former_news_slugs as former', 'former.news_id', 'news.id')
    .select('news.slug')
    .where('former.slug', '=', former)
    .executeTakeFirst()
  return moved?.slug
}
