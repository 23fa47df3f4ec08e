import { gunzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptsEncoding } from '../../http/accepts-encoding.ts'
import type { StoredPage } from './page-store.ts'

/** Long enough for a rush, short enough for an editor who waits to see the change. */
const cacheControl = 'public, max-age=60'

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
