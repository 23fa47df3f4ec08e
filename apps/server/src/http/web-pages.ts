import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { type Brand, createDocuments } from './documents.ts'
import { AppError } from './errors.ts'
import { serveMedia } from './serve-media.ts'

const week = 7 * 24 * 3600

/** The app's addresses as `vite build` left them, parameters written `:name`; none before the first build. */
function readPaths(webDir: string): string[] {
  const file = join(webDir, '.site/paths.json')
  // The landing page is drawn on the server.
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as string[]).filter(path => path !== '/')
    : []
}

/** The built pages: `session.html` for the exam, `index.html` for every other screen, files with a hash for good. */
export async function serveWebPages(
  app: FastifyInstance,
  {
    config: { web_dir, former_web_dir, media_place },
    now,
    findBrand,
  }: {
    config: Pick<Config, 'web_dir' | 'former_web_dir' | 'media_place'>
    now: () => Date
    findBrand: () => Promise<Brand>
  },
): Promise<void> {
  const roots = [web_dir, former_web_dir]
  await app.register(fastifyStatic, {
    root: roots,
    // Nothing is kept before the second build.
    suppressWarning: true,
    preCompressed: true,
    serve: existsSync(web_dir),
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = roots.some(root => path.startsWith(join(root, 'assets')))
      reply.header('cache-control', isHashed ? `public, max-age=${52 * week}, immutable` : 'no-cache')
    },
  })
  await serveMedia(app, media_place)

  const sendDocument = createDocuments(web_dir, findBrand, now)
  for (const path of readPaths(web_dir)) app.get(path, sendDocument)
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '*/*').match(/text\/html|\*\/\*/)
    const isPage = wantsPage && !/^\/(api|assets|media)(?:[/?]|$)/.test(request.url)
    if (!isPage) throw new AppError(404, 'not_found', 'Alamat ini tidak ada.')
    const plain = request.url.replace(/\/+(?=$|\?)/, '')
    // One address each; a second slash at the beginning would name another host.
    if (plain !== request.url && /^\/[^/\\]/.test(plain)) return reply.redirect(plain, 308)
    return sendDocument(request, reply.status(404))
  })
}
