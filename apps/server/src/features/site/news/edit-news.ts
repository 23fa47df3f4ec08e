import type { Body } from '@gerbang/contract/call.ts'
import type { NewsState, news } from '@gerbang/contract/site/news.ts'
import { writeSlug } from '../../../content/write-slug.ts'
import type { Db } from '../../../db/database.ts'
import { keepPicture } from '../../../http/keep-picture.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { demandHtml } from '../../platform/media/render-texts.ts'
import {
  type StoredNews,
  deleteFormerSlug,
  keepFormerSlug,
  lockNews,
  reserveSlug,
  updateNews,
} from './articles.queries.ts'

type Written = Body<typeof news.update>

/** What readers get; a formula or a picture that cannot be shown is a 422 of the text. */
export function renderBody(db: Db, body: string): Promise<string> {
  return demandHtml(db, { source: body, shape: 'article' }, 'body')
}

/** The picture is stored before the row that names it. */
export async function keepCover(
  { config }: Pick<Platform, 'config'>,
  cover: File | null,
): Promise<string | null> {
  const fit = { field: 'cover', pixels: limits.coverPixels, fit: 'inside' } as const
  return cover && keepPicture(config.media_place, cover, fit)
}

/** The columns that a form changes. */
export async function readForm(
  platform: Pick<Platform, 'config' | 'db'>,
  { body, cover, ...words }: Written,
) {
  return {
    ...words,
    ...(body !== undefined && { body, body_html: await renderBody(platform.db, body) }),
    ...(cover !== undefined && { cover_url: await keepCover(platform, cover) }),
  }
}

export function chooseSlug(db: Db, title: string, ownId?: string): Promise<string> {
  return reserveSlug(db, writeSlug(title) || 'berita', ownId)
}

/** When it is out: as asked, as it was, or now. */
export function decidePublication(
  status: 'draft' | 'published',
  asked: string | null | undefined,
  before: string | null,
  now: string,
): string | null {
  const time = asked === undefined ? before : asked
  return status === 'published' ? (time ?? now) : time
}

/** Changes an article. An address that readers may have kept leads on to the new one. Undefined: not there. */
export async function changeNews(
  db: Db,
  id: string,
  { published_at, ...change }: Awaited<ReturnType<typeof readForm>>,
  now: string,
): Promise<StoredNews | undefined> {
  const before = await lockNews(db, id)
  if (!before) return undefined
  const title = change.title ?? before.title
  const slug = title === before.title ? before.slug : await chooseSlug(db, title, id)
  if (slug !== before.slug) {
    await deleteFormerSlug(db, slug)
    if (findState(before, now) === 'published') await keepFormerSlug(db, before, now)
  }
  return updateNews(db, id, {
    ...change,
    slug,
    published_at: decidePublication(change.status ?? before.status, published_at, before.published_at, now),
    updated_at: now,
  })
}

type Publication = Pick<StoredNews, 'status' | 'published_at'>

function findState({ status, published_at }: Publication, now: string): NewsState {
  if (status === 'draft') return 'draft'
  return published_at !== null && published_at > now ? 'scheduled' : 'published'
}

export function tellState<Row extends Publication>(row: Row, now: string): Row & { state: NewsState } {
  return { ...row, state: findState(row, now) }
}
