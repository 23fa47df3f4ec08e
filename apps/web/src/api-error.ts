import type { ErrorCode } from '@gerbang/contract/errors.ts'

export type FieldErrors = Record<string, string[]>

/** The server answered, and refused. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: ErrorCode
  readonly errors: FieldErrors
  /** Seconds to wait, where the server said so. */
  readonly retryAfter: number | undefined

  constructor(
    message: string,
    details: { status: number; code: ErrorCode; errors?: FieldErrors; retryAfter?: number | undefined },
  ) {
    super(message)
    this.status = details.status
    this.code = details.code
    this.errors = details.errors ?? {}
    this.retryAfter = details.retryAfter
  }
}

/** Absent, or not this person's: the server does not tell which. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

/** Of a read: its address asks for what does not exist. The message is then a word for clients, not for people. */
export function isInvalid(error: unknown): boolean {
  return error instanceof ApiError && error.status === 422
}

/** The server did not answer. */
export class NetworkError extends Error {
  override name = 'NetworkError'
  readonly reason: 'network' | 'timeout' | 'aborted'

  constructor(reason: NetworkError['reason']) {
    super(messages[reason])
    this.reason = reason
  }
}

const messages = {
  network: 'Tidak bisa terhubung. Periksa internetmu, lalu coba lagi.',
  timeout: 'Server terlalu lama menjawab. Coba lagi sebentar lagi.',
  aborted: 'Permintaan dibatalkan.',
}
