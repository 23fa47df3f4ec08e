import { createServer, type RequestListener, type Server } from 'node:http'
import { progresses } from '@gerbang/contract/exam/progresses.ts'
import type { FastifyServerOptions } from 'fastify'
import { limits } from '../limits.ts'
import { refusals } from '../metrics.ts'
import { overloaded } from './access.ts'
import { apiPrefix } from './handle.ts'
import { replyHeaders } from './headers.ts'

const { method, path } = progresses.answer
const savePath = new RegExp(`^${apiPrefix}${path.replaceAll(/\{\w+\}/g, '[^/?]+')}$`)

const body = JSON.stringify({ message: overloaded.message, code: overloaded.code })
const headers = {
  ...replyHeaders,
  'cache-control': 'no-store',
  'retry-after': String(limits.retryAfterSeconds),
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(body),
}

/**
 * A server that refuses saves which would wait too long before anything else looks at them: in a storm most requests
 * are refused, and what each costs is taken from those that were accepted. The reply is the guard's.
 */
export function shedEarly(areSavesBehind: () => boolean): NonNullable<FastifyServerOptions['serverFactory']> {
  return (handle, options): Server => {
    const answer: RequestListener = (request, reply) => {
      if (areSavesBehind() && request.method === method && savePath.test(request.url ?? '')) {
        refusals.inc({ lane: 'save' })
        reply.writeHead(overloaded.status, headers).end(body)
      } else handle(request, reply)
    }
    const {
      http = {},
      keepAliveTimeout,
      requestTimeout,
    } = options as FastifyServerOptions & { http?: object }
    return Object.assign(createServer(http, answer), { keepAliveTimeout, requestTimeout })
  }
}
