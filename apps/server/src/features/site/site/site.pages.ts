import { pageQuery } from '@gerbang/contract/fields.ts'
import { news } from '@gerbang/contract/site/news.ts'
import type { SitePage } from '@gerbang/contract/site/site.ts'
import { cleanApart } from '../../../content/render-apart.ts'
import type { Db } from '../../../db/database.ts'
import { safeParse } from 'zod/v4/core'
import { listBanners } from '../banners/banners.queries.ts'
import { faqRows } from '../faqs/faqs.queries.ts'
import { findArticle, findMovedSlug, listNews } from '../news/news.queries.ts'
import { listTestimonials } from '../testimonials/testimonials.queries.ts'
import { phaseOf } from '../../exam/tryouts/tryouts.rules.ts'
import { countFacts, hasDemoAccounts, listCurrentTryouts } from './site.queries.ts'

const shownTryouts = 4
const shownNews = 3
const shownFaqs = 8
const newsPerPage = 12

/** A page that somebody asks for; reading gives undefined when there is none. */
export interface Wanted {
  key: string
  read: () => Promise<SitePage | undefined>
  /** Where a page that is not there has moved to. */
  findMoved?: () => Promise<string | undefined>
}

export const wantMissing: Wanted = { key: 'missing', read: () => Promise.resolve({ kind: 'missing' }) }

export function wantLanding(db: Db, now: () => Date): Wanted {
  return { key: 'landing', read: () => readLanding(db, now()) }
}

/** The first page for an address without a number; undefined for a number that is none. */
export function wantNewsList(db: Db, now: () => Date, query: unknown): Wanted | undefined {
  const page = pageQuery.page.safeParse((query as { page?: unknown }).page).data
  return page === undefined ? undefined : { key: `news ${page}`, read: () => readNewsList(db, now(), page) }
}

/** Undefined for what is neither an id nor a slug. */
export function wantArticle(db: Db, now: () => Date, params: unknown): Wanted | undefined {
  const id = safeParse(news.get.params, params).data?.id
  if (id === undefined) return undefined
  return {
    key: `article ${id}`,
    read: () => readArticle(db, now(), id),
    findMoved: async () => {
      const slug = await findMovedSlug(db, now(), id)
      return slug && `/content-news/${slug}`
    },
  }
}

async function readLanding(db: Db, at: Date): Promise<SitePage> {
  const [tryouts, facts, banners, articles, testimonials, faqs, is_demo] = await Promise.all([
    listCurrentTryouts(db, at, shownTryouts),
    countFacts(db),
    listBanners(db, at),
    listNews(db, at, { page: 1, per_page: shownNews }),
    listTestimonials(db),
    faqRows.list(db, { page: 1, per_page: shownFaqs, status: 'published' }),
    hasDemoAccounts(db),
  ])
  return {
    kind: 'landing',
    tryouts: tryouts.map(tryout => ({ ...tryout, phase: phaseOf(tryout, at) })),
    facts,
    banner: banners.find(({ placement }) => placement === 'landing') ?? null,
    news: articles.data,
    testimonials,
    faqs: faqs.data,
    is_demo,
  }
}

/** Past the last page there is nothing; the first is always there. */
async function readNewsList(db: Db, at: Date, page: number): Promise<SitePage | undefined> {
  const { data: articles, meta } = await listNews(db, at, { page, per_page: newsPerPage })
  const pages = Math.max(1, Math.ceil(meta.total / newsPerPage))
  return page > pages ? undefined : { kind: 'news_list', articles, page, pages }
}

async function readArticle(db: Db, at: Date, idOrSlug: string): Promise<SitePage | undefined> {
  const [article, newest] = await Promise.all([
    findArticle(db, at, idOrSlug),
    listNews(db, at, { page: 1, per_page: shownNews + 1 }),
  ])
  if (!article) return undefined
  const more = newest.data.filter(({ id }) => id !== article.id).slice(0, shownNews)
  return { kind: 'article', article: { ...article, body_html: await cleanApart(article.body_html) }, more }
}
