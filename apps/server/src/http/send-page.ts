import { gunzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { limits } from '../limits.ts'
import { acceptsEncoding } from './accepts-encoding.ts'
import type { StoredPage } from './page-store.ts'

/** Together with the time of a page less than ten seconds: so soon a change, or a time that has come, is seen. */
const briefly = `public, max-age=${limits.sitePageMs / 1000}`

export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StoredPage,
  cacheControl = briefly,
): FastifyReply {
  void reply.headers({ vary: 'accept-encoding' })
  if (reply.statusCode === 200) {
    void reply.headers({ etag: page.etag, 'cache-control': cacheControl })
    if (request.headers['if-none-match']?.includes(page.etag)) return reply.status(304).send()
  }
  if (acceptsEncoding(request, 'br')) return reply.header('content-encoding', 'br').send(page.brotli)
  if (acceptsEncoding(request, 'gzip')) return reply.header('content-encoding', 'gzip').send(page.gzip)
  return reply.send(gunzipSync(page.gzip))
}

/** No longer than a page is kept: an address may come back to the article that had it. */
export function leadOn(reply: FastifyReply, to: string): FastifyReply {
  return reply.header('cache-control', briefly).redirect(to, 301)
}
