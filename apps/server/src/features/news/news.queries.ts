import type { Article, NewsCard } from '@gerbang/contract/news.ts'
import type { Db } from '../../db/database.ts'
import { matchAnywhere } from '../../db/match-anywhere.ts'

function selectPublished(db: Db, search = '') {
  const published = db.selectFrom('news').where('status', '=', 'published')
  const pattern = matchAnywhere(search)
  return search === ''
    ? published
    : published.where(eb => eb.or([eb('title', 'ilike', pattern), eb('excerpt', 'ilike', pattern)]))
}

const cardColumns = ['id', 'title', 'slug', 'excerpt', 'cover_url'] as const

/** Published articles, newest first. */
export function listNews(
  db: Db,
  { page, per_page, search }: { page: number; per_page: number; search?: string | undefined },
): Promise<NewsCard[]> {
  return selectPublished(db, search)
    .select([...cardColumns, 'published_at'])
    .$narrowType<{ published_at: string }>()
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
}

export async function countNews(db: Db, search?: string): Promise<number> {
  const { count } = await selectPublished(db, search)
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** A published article by id or slug. */
export function findArticle(db: Db, idOrSlug: string): Promise<Article | undefined> {
  return selectPublished(db)
    .select([...cardColumns, 'published_at', 'body_html', 'updated_at'])
    .$narrowType<{ published_at: string }>()
    .where(uuid.test(idOrSlug) ? 'id' : 'slug', '=', idOrSlug)
    .executeTakeFirst()
}
