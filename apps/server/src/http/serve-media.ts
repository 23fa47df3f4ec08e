import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { isBucket, openStore } from '../store/open-store.ts'
import { notFound } from './errors.ts'

const year = 52 * 7 * 24 * 3600

/** A file never changes under its name. A viewer of PDFs runs with the rights of this address, so they are downloaded. */
const headersOf = (name: string) => ({
  'cache-control': `public, max-age=${year}, immutable`,
  ...(name.endsWith('.pdf') && { 'content-disposition': 'attachment' }),
})

const types: Record<string, string> = {
  pdf: 'application/pdf',
  svg: 'image/svg+xml',
  webp: 'image/webp',
}

/** Only what this server has stored has such a name. */
const stored = /^[\w-]+\.(pdf|svg|webp)$/

async function serveBucket(app: FastifyInstance, place: string): Promise<void> {
  const store = openStore(place)
  app.get<{ Params: { name: string } }>('/media/:name', async ({ params: { name } }, reply) => {
    const [, ending = ''] = stored.exec(name) ?? []
    const bytes = ending && (await store.read(name))
    if (!bytes) throw notFound('Berkas')
    return reply
      .headers(headersOf(name))
      .type(types[ending] ?? 'application/octet-stream')
      .send(bytes)
  })
}

/** Pictures and files that were uploaded, at `/media/<name>`. */
export async function serveMedia(app: FastifyInstance, place: string): Promise<void> {
  if (isBucket(place)) return serveBucket(app, place)
  await app.register(fastifyStatic, {
    root: place,
    prefix: '/media/',
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, path) => void reply.headers(headersOf(path)),
  })
}
