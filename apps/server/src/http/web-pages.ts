import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { AppError } from './errors.ts'

const week = 7 * 24 * 3600

/** The built pages: `session.html` for the exam, `index.html` for every other screen, files with a hash for good. */
export async function serveWebPages(app: FastifyInstance, webDir: string, mediaDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: webDir,
    preCompressed: true,
    serve: existsSync(webDir),
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes(join(webDir, 'assets'))
      reply.header('cache-control', isHashed ? `public, max-age=${52 * week}, immutable` : 'no-cache')
    },
  })
  await app.register(fastifyStatic, {
    root: mediaDir,
    prefix: '/media/',
    decorateReply: false,
    cacheControl: false,
    setHeaders: reply => {
      reply.header('cache-control', `public, max-age=${52 * week}, immutable`)
    },
  })

  app.get('/session/*', (_request, reply) => reply.sendFile('session.html', webDir))
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '*/*').match(/text\/html|\*\/\*/)
    if (wantsPage && !/^\/(api|assets|media)(?:[/?]|$)/.test(request.url))
      return reply.sendFile('index.html', webDir)
    throw new AppError(404, 'not_found', 'Alamat ini tidak ada.')
  })
}
