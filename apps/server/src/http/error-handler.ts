import type { ErrorBody } from '@gerbang/contract/errors.ts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { limits } from '../limits.ts'
import { isPassingFault, isUnstorableText } from './database-faults.ts'
import { AppError, unavailable } from './errors.ts'
import { noteFault } from './fault-log.ts'

/** Errors that Fastify raises before a handler runs, by status. */
const frameworkErrors: Record<number, [ErrorBody['code'], string]> = {
  400: ['bad_request', 'Permintaan tidak dapat dibaca.'],
  413: ['too_large', 'Data yang dikirim terlalu besar.'],
  415: ['unsupported_type', 'Jenis data ini tidak didukung.'],
  429: ['too_many_requests', 'Terlalu banyak percobaan. Tunggu sebentar.'],
}

function describeError(error: FastifyError | AppError | Error): AppError {
  if (error instanceof AppError) return error
  if (isPassingFault(error)) return unavailable()
  const status = isUnstorableText(error) ? 400 : 'statusCode' in error ? (error.statusCode ?? 500) : 500
  const known = frameworkErrors[status] ?? (status < 500 ? frameworkErrors[400] : undefined)
  if (known) return new AppError(status, ...known)
  return new AppError(500, 'internal', 'Terjadi kesalahan di server. Coba lagi sebentar.')
}

/** The one place that turns an error into a reply: nothing of its inside leaves the server. */
export function replyWithError(
  error: FastifyError | AppError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { status, code, message, errors, retry_after_seconds } = describeError(error)
  // Shedding is no fault, and a line for each would make an overload worse.
  if (status >= 500 && code !== 'overloaded') {
    noteFault(error, request, code)
    void reply.header('x-request-id', request.id)
  }
  if (status === 503 || status === 429)
    void reply.header('retry-after', retry_after_seconds ?? limits.retryAfterSeconds)
  const body: ErrorBody = { message, code, ...(errors && { errors }) }
  void reply.status(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body)
}
