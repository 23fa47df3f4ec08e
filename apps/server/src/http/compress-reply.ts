import { gzipSync } from 'node:zlib'
import type { onSendHookHandler } from 'fastify'
import { acceptsEncoding } from './accepts-encoding.ts'

/** What fits into one packet gains nothing. */
const leastBytes = 1_400

/**
 * Packs a reply as it leaves, if the caller takes gzip, which browsers take without TLS as well. At its first level: a tenth of
 * a millisecond makes a dashboard of 14 kB one of 3, and higher levels hardly less. No page elsewhere can ask in
 * somebody's name and measure what comes: the token of a session is no cookie.
 */
export const compressReply: onSendHookHandler = (request, reply, payload, done) => {
  if (typeof payload !== 'string' || payload.length < leastBytes) return done(null, payload)
  void reply.header('vary', 'accept-encoding')
  if (!acceptsEncoding(request, 'gzip')) return done(null, payload)
  void reply.header('content-encoding', 'gzip')
  done(null, gzipSync(payload, { level: 1 }))
}
