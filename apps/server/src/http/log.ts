import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyError, FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'

/**
 * What is logged of a request and of a fault: these fields and no others. Addresses may hold the token of a mail, and
 * the database tells the rows that it complains about.
 */
const serializers = {
  req: ({ id, method, routeOptions }: FastifyRequest) => ({ id, method, route: routeOptions.url }),
  err: ({ name, message, code, stack }: FastifyError) => ({ type: name, message, code, stack: stack ?? '' }),
}

/** Lines of JSON on standard output, or into `stream`. */
export function describeLog(
  level: Config['log_level'],
  stream?: { write: (line: string) => void },
): NonNullable<FastifyServerOptions['logger']> {
  return { level, serializers, ...(stream && { stream }) }
}

/** What a proxy calls the request, where it is a plain word, so that the lines of both are found together. */
export function nameRequest({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
