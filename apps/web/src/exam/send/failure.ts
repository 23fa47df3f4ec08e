import type { ErrorCode } from '@gerbang/contract/errors.ts'
import { ApiError, type FieldErrors } from '../../api-error.ts'
import type { Refusal } from './retry.ts'

export type Failure =
  | ({ kind: 'unreachable' } & Refusal)
  | { kind: 'unauthorized' }
  | { kind: 'refused'; code: ErrorCode; message: string; errors: FieldErrors }

/** Any 5xx counts as silence: a proxy answers 502 while the server restarts, and saves may be repeated safely. */
export function readFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { kind: 'unreachable', busy: false, retry_after_ms: null }
  const { status, code, message, errors, retryAfter } = error
  if (status === 401) return { kind: 'unauthorized' }
  if (status === 429 || status >= 500) {
    const retry_after_ms = retryAfter === undefined ? null : retryAfter * 1000
    return { kind: 'unreachable', busy: true, retry_after_ms }
  }
  return { kind: 'refused', code, message, errors }
}
