import type { ErrorCode } from '@gerbang/contract/errors.ts'

export type FieldErrors = Record<string, string[]>

/** An answer other than success that the code decided on. The message is Indonesian and says what to do. */
export class AppError extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly errors: FieldErrors | undefined
  /** For the header `Retry-After`, when it is known better than by a rule of thumb. */
  readonly retry_after_seconds: number | undefined

  constructor(
    status: number,
    code: ErrorCode,
    message: string,
    { errors, retry_after_seconds }: { errors?: FieldErrors; retry_after_seconds?: number } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.errors = errors
    this.retry_after_seconds = retry_after_seconds
  }
}

/** The browser recognises a validation error by this exact message. */
export function invalid(errors: FieldErrors): AppError {
  return new AppError(422, 'validation', 'Validation error', { errors })
}

export function unauthorized(
  message = 'Sesi berakhir. Silakan masuk lagi.',
  code: ErrorCode = 'unauthorized',
): AppError {
  return new AppError(401, code, message)
}

export function forbidden(
  message = 'Akunmu tidak punya akses ke bagian ini.',
  code: ErrorCode = 'forbidden',
) {
  return new AppError(403, code, message)
}

/** Also the answer to a row of somebody else: its existence is not told. */
export function notFound(what: string): AppError {
  return new AppError(404, 'not_found', `${what} tidak ditemukan.`)
}

export function conflict(code: ErrorCode, message: string): AppError {
  return new AppError(409, code, message)
}

/** A fault, never a 401: the browser wipes its session on any 401. */
export function unavailable(
  message = 'Server sedang sibuk. Coba lagi sebentar.',
  code: ErrorCode = 'unavailable',
) {
  return new AppError(503, code, message)
}

/** Begun or closed by a wrong clock, a sub-test would be too short or too long: browsers come again. */
export function clockInDoubt(): AppError {
  return unavailable('Jam server sedang diperiksa. Jawabanmu aman; coba lagi sebentar.')
}

function describeWait(seconds: number): string {
  return seconds < 120 ? `${seconds} detik` : `${Math.ceil(seconds / 60)} menit`
}

export function tooManyRequests(at: Date, until: Date): AppError {
  const retry_after_seconds = Math.max(1, Math.ceil((until.getTime() - at.getTime()) / 1000))
  const message = `Terlalu banyak percobaan. Coba lagi dalam ${describeWait(retry_after_seconds)}.`
  return new AppError(429, 'too_many_requests', message, { retry_after_seconds })
}
