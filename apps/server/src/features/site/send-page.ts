import { gunzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptsEncoding } from '../../http/accepts-encoding.ts'
import { limits } from '../../limits.ts'
import type { StoredPage } from './page-store.ts'

/** Together with the time of a page less than ten seconds: so soon a change, or a time that has come, is seen. */
const cacheControl = `public, max-age=${limits.sitePageMs / 1000}`

export function sendPage(request: FastifyRequest, reply: FastifyReply, page: StoredPage): FastifyReply {
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
  return reply.header('cache-control', cacheControl).redirect(to, 301)
}
