import type { Call, Data, Meta, Params, Query } from '@gerbang/contract/call.ts'
import type { ErrorBody } from '@gerbang/contract/errors.ts'
import type { input } from 'zod'
import type { $ZodType } from 'zod/v4/core'
import { readToken } from './token.ts'
import { ApiError, NetworkError } from '../api-error.ts'
import { reportUnauthorized } from './unauthorized.ts'

const defaultTimeoutMs = 90_000

type QueryInput<C extends Call> = C['query'] extends $ZodType
  ? { [K in keyof input<C['query']>]: K extends keyof Query<C> ? Query<C>[K] : never }
  : undefined
type BodyInput<C extends Call> = C['body'] extends $ZodType ? input<C['body']> : undefined

type Part<K extends string, T> = [T] extends [undefined]
  ? { [P in K]?: never }
  : Record<string, never> extends T
    ? { [P in K]?: T }
    : { [P in K]: T }

interface Parts {
  params?: object | undefined
  query?: object | undefined
  body?: unknown
}

/** What a call needs, and nothing that it does not take. */
export type Input<C extends Call> = Parts &
  Part<'params', Params<C>> &
  Part<'query', QueryInput<C>> &
  Part<'body', BodyInput<C>>

export interface Options {
  signal?: AbortSignal
  timeoutMs?: number
  /** The body once more, as a form, where it holds files. */
  form?: FormData
}

export interface Reply<C extends Call> {
  data: Data<C>
  message: string
  meta: Meta<C>
}

/** Sends one call of the contract. Throws `ApiError` when the server refuses and `NetworkError` when it is silent. */
export async function send<C extends Call>(call: C, input: Input<C> & Options): Promise<Reply<C>> {
  const { signal, release } = limitTime(input.timeoutMs ?? defaultTimeoutMs, input.signal)
  try {
    const response = await fetch(buildUrl(call.path, input), {
      method: call.method,
      headers: buildHeaders(input),
      body: input.form ?? (input.body === undefined ? null : JSON.stringify(input.body)),
      signal,
    })
    if (response.status === 401) reportUnauthorized()
    if (!response.ok) throw await readRefusal(response)
    return await response.json()
  } catch (error) {
    if (error instanceof ApiError) throw error
    if (!signal.aborted) throw new NetworkError('network')
    throw new NetworkError(input.signal?.aborted ? 'aborted' : 'timeout')
  } finally {
    release()
  }
}

/** `AbortSignal.any` would be shorter; Safari has it only since 17.4. */
function limitTime(ms: number, outer: AbortSignal | undefined) {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, ms)
  if (outer?.aborted) abort()
  outer?.addEventListener('abort', abort)
  return {
    signal: controller.signal,
    release: () => {
      clearTimeout(timer)
      outer?.removeEventListener('abort', abort)
    },
  }
}

/** Fills `/tryouts/{slug}` and appends the query; empty and undefined values are left out. */
export function buildUrl(path: string, { params = {}, query = {} }: Parts): string {
  const values = new Map<string, unknown>(Object.entries(params))
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  )
  const search = new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)]),
  ).toString()
  return `/api/v1${filled}${search && `?${search}`}`
}

/** The browser names the type of a form itself, with the mark between its parts. */
export function buildHeaders({ body, form }: Parts & Options) {
  const token = readToken()
  return {
    accept: 'application/json',
    ...(body === undefined || form ? {} : { 'content-type': 'application/json' }),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  }
}

/** A proxy in front of the server may answer with a page of its own, so nothing about the body is certain. */
export async function readRefusal(response: Response) {
  const body: Partial<ErrorBody> = await response.json().catch(() => ({}))
  return new ApiError(body.message ?? 'Server sedang bermasalah. Coba lagi sebentar lagi.', {
    status: response.status,
    code: body.code ?? (response.status >= 500 ? 'unavailable' : 'bad_request'),
    errors: body.errors ?? {},
    retryAfter: Number(response.headers.get('retry-after')) || undefined,
  })
}
