import type { FastifyInstance } from 'fastify'
import { limits } from '../limits.ts'
import { AppError } from './errors.ts'

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some(child => isDeeper(child, levels - 1))
}

/**
 * JSON is the only body beside forms. A call without one may name its type all the same, as many clients always do;
 * what nests too deeply is refused with 400 before anything walks through it.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['text/plain', 'application/json'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (text === '') return done(null, undefined)
    return parse(request, text, (error, body) => {
      if (error || !isDeeper(body, limits.bodyDepth)) return done(error, body)
      return done(new AppError(400, 'bad_request', 'Data yang dikirim bersarang terlalu dalam.'))
    })
  })
}
