import type { Body, Call, Data, Meta, Params, Query, Recorded } from '@gerbang/contract/call.ts'
import { type Act, holdToRecords, isRecorded, type OpenAct } from './recording.ts'
import { listCalls } from '@gerbang/contract/calls.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { z } from 'zod'
import type { $ZodType } from 'zod/v4/core'
import type { Guard, Viewer } from './access.ts'
import { compressReply } from './compress-reply.ts'
import { AppError, notFound } from './errors.ts'
import { acceptForms, readBody, takeFormPlace } from './form-data.ts'
import { openWriter } from './json-schema.ts'
import { parseInput } from './validation.ts'

export type ViewerOf<C extends Call> = C['access']['roles'] extends 'public' ? undefined : Viewer

/** Only for calls that leave an entry in the audit log. */
export type ActOf<C extends Call> = C['records'] extends Recorded ? Act : undefined

export interface Input<C extends Call> {
  params: Params<C>
  query: Query<C>
  body: Body<C>
  viewer: ViewerOf<C>
  act: ActOf<C>
  /** When the request reached the server, before any queue. */
  arrived_at: Date
  request: FastifyRequest
  reply: FastifyReply
}

export type Answer<C extends Call> = { message?: string; data: Data<C> } & (C['meta'] extends $ZodType
  ? { meta: Meta<C> }
  : { meta?: undefined })

/** A handler that has sent its reply itself, such as a paper compressed beforehand, returns nothing. */
export type Handler<C extends Call> = (input: Input<C>) => Promise<Answer<C> | undefined>
export type Mount = <C extends Call>(call: C, handler: Handler<C>) => void

export const apiPrefix = '/api/v1'

const noQuery = z.strictObject({})

function readParams(call: Call, params: unknown): unknown {
  if (!call.params) return undefined
  try {
    return parseInput(call.params, params)
  } catch (error) {
    // An id that cannot exist is the same to the caller as one that does not.
    throw error instanceof AppError ? notFound('Data') : error
  }
}

/**
 * Mounts calls of the contract: guard, validation, allow-listed reply, the same for all of them. `finish` refuses to
 * go on while a call of the contract has no handler.
 */
export function createMount(
  app: FastifyInstance,
  guard: Guard,
  openAct: OpenAct,
): { mount: Mount; finish: () => void } {
  const mounted = new Set<Call>()

  const mount: Mount = (call, handler) => {
    mounted.add(call)
    const answerCall = holdToRecords(call, handler)
    const route: RouteOptions = {
      method: call.method,
      url: apiPrefix + call.path.replace(/\{(\w+)\}/g, ':$1'),
      schema: { response: { '2xx': {} } },
      // Opened by the first reply: a server that starts while students wait has hundreds of calls that nobody asks.
      serializerCompiler: () => reply => openWriter(call)(reply),
      onRequest: guard(call.access),
      onSend: compressReply,
      handler: async (request, reply) => {
        using _ = takeFormPlace(request, call)
        const params = readParams(call, request.params)
        const query = parseInput(call.query ?? noQuery, request.query)
        const body = call.body && parseInput(call.body, await readBody(request, call))
        const input = {
          params,
          query,
          body,
          viewer: request.viewer,
          act: isRecorded(call) ? openAct(call, { viewer: request.viewer, body }) : undefined,
          arrived_at: request.arrived_at,
          request,
          reply,
        }
        // The schemas above are the types of this very call.
        const answer = await answerCall(input as unknown as Input<typeof call>)
        // A file that is still being written has sent no head yet: without the reply Fastify would send an empty one.
        if (!answer) return call.produces ? reply : undefined
        void reply.status(call.status ?? 200)
        // Not the reply itself: it is a promise of its last byte, and Fastify would wait for that.
        return { message: 'OK', ...answer }
      },
    }
    if (call.multipart) acceptForms(app, route)
    else app.route(route)
  }

  function finish(): void {
    const missing = listCalls().filter(({ call }) => !mounted.has(call))
    if (missing.length > 0) throw new Error(`Calls without a handler: ${missing.map(m => m.name).join(', ')}`)
  }

  return { mount, finish }
}
