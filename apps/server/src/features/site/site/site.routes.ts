import type { RenderSite } from '@gerbang/contract/site/site.ts'
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { listNews } from '../news/news.queries.ts'
import { findSettings } from '../../platform/settings/settings.queries.ts'
import { writeFeed } from './feed.ts'
import { loadSite } from './load-site.ts'
import { writeManifest } from './manifest.ts'
import { createPageStore, type FindPage } from '../../../http/page-store.ts'
import { leadOn, sendPage } from '../../../http/send-page.ts'
import { type Wanted, wantArticle, wantLanding, wantMissing, wantNewsList } from './site.pages.ts'
import { listArticleAddresses } from './site.queries.ts'
import { writeRobots, writeSitemap } from './sitemap.ts'

/** Pages for everybody, and what search engines read. Before the first build the app's own page answers. */
export async function siteRoutes(http: FastifyInstance, platform: Platform): Promise<void> {
  const { config, db, now } = platform
  const findPage = createPageStore(now)
  const render = await loadSite(config.web_dir)
  const answer = render
    ? createAnswer(platform, findPage, render)
    : (): RouteHandlerMethod => (_request, reply) => reply.sendFile('index.html', config.web_dir)

  http.get(
    '/',
    answer(() => wantLanding(db, now)),
  )
  http.get(
    '/content-news',
    answer(({ query }) => wantNewsList(db, now, query)),
  )
  http.get(
    '/content-news/:id',
    answer(({ params }) => wantArticle(db, now, params)),
  )
  http.get('/sitemap.xml', async (request, reply) => {
    const page = await findPage('sitemap', async () =>
      writeSitemap(config.public_url, await listArticleAddresses(db, now(), limits.sitemapArticles)),
    )
    return page && sendPage(request, reply.type('application/xml; charset=utf-8'), page)
  })
  http.get('/feed.xml', async (request, reply) => {
    const page = await findPage('feed', async () => {
      const [{ data }, { product_name }] = await Promise.all([
        listNews(db, now(), { page: 1, per_page: limits.feedArticles }),
        findSettings(db),
      ])
      return writeFeed({ publicUrl: config.public_url, name: product_name }, data)
    })
    return page && sendPage(request, reply.type('application/atom+xml; charset=utf-8'), page)
  })
  http.get('/manifest.webmanifest', async (request, reply) => {
    const page = await findPage('manifest', async () => writeManifest(await findSettings(db)))
    return page && sendPage(request, reply.type('application/manifest+json; charset=utf-8'), page)
  })
  http.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(writeRobots(config.public_url)),
  )
}

/** Handlers that send the wanted page or, with status 404, the one that says it is not there. */
function createAnswer({ config, db, now }: Platform, findPage: FindPage, render: RenderSite) {
  const find = ({ key, read }: Wanted) =>
    findPage(key, async () => {
      const [page, settings] = await Promise.all([read(), findSettings(db)])
      return page && render(page, { public_url: config.public_url, settings, now: now() })
    })
  return (want: (request: FastifyRequest) => Wanted | undefined): RouteHandlerMethod =>
    async (request, reply) => {
      const wanted = want(request)
      const found = wanted && (await find(wanted))
      const moved = found ? undefined : await wanted?.findMoved?.()
      if (moved !== undefined) return leadOn(reply, moved)
      const page = found ?? (await find(wantMissing))
      return page && sendPage(request, reply.status(found ? 200 : 404).type('text/html; charset=utf-8'), page)
    }
}
