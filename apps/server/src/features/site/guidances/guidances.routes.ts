import { guidances } from '@gerbang/contract/site/guidances.ts'
import { findFreeSlug, writeSlug } from '../../../content/write-slug.ts'
import type { Db } from '../../../db/database.ts'
import type { Mount } from '../../../http/handle.ts'
import { mountOrderedContent } from '../../../http/ordered-content.ts'
import type { Platform } from '../../../platform.ts'
import { demandHtml } from '../../platform/media/render-texts.ts'
import { guidanceRows, listSlugs } from './guidances.queries.ts'
import { openHandbook } from './handbook.ts'

async function renderBody(db: Db, body: string): Promise<{ body: string; body_html: string }> {
  return { body, body_html: await demandHtml(db, { source: body, shape: 'article' }, 'body') }
}

export function guidanceRoutes(mount: Mount, platform: Platform): void {
  const { db } = platform

  mount(guidances.list, ({ query }) => guidanceRows.list(db, { ...query, status: 'published' }))

  const readHandbook = openHandbook(platform.config.media_place)
  mount(guidances.handbook, async ({ viewer }) => ({
    data: await readHandbook(viewer.role === 'admin' ? 'admin' : 'teacher'),
  }))

  mountOrderedContent(mount, platform, {
    calls: guidances,
    rows: guidanceRows,
    name: 'Panduan',
    create: async ({ body, ...words }) => ({
      ...words,
      file_name: words.file_url === null ? null : words.file_name,
      ...(await renderBody(db, body)),
    }),
    change: async ({ body, ...words }) => ({
      ...words,
      ...(words.file_url === null && { file_name: null }),
      ...(body !== undefined && (await renderBody(db, body))),
    }),
    complete: async (trx, { title }) => ({
      slug: findFreeSlug(writeSlug(title) || 'panduan', await listSlugs(trx)),
    }),
  })
}
