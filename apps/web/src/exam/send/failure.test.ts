import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '../../api-error.ts'
import { readFailure } from './failure.ts'

const refuse = (status: number, more: object = {}) =>
  readFailure(new ApiError('Tidak bisa', { status, code: 'internal', ...more }))

test('what never reached the server, or broke on this device, counts as silence', () => {
  const silence = { kind: 'unreachable', busy: false, retry_after_ms: null }
  for (const error of [new NetworkError('network'), new NetworkError('timeout'), new Error('x'), null])
    expect(readFailure(error)).toEqual(silence)
})

test('a proxy without a server behind it, and a server in need, are busy and asked again', () => {
  for (const status of [429, 500, 502, 503, 504])
    expect(refuse(status)).toEqual({ kind: 'unreachable', busy: true, retry_after_ms: null })
})

test('the time that the server asks for is carried along in milliseconds, none of zero being lost', () => {
  expect(refuse(503, { retryAfter: 7 })).toMatchObject({ retry_after_ms: 7_000 })
  expect(refuse(429, { retryAfter: 0 })).toMatchObject({ retry_after_ms: 0 })
})

test('an ended login is neither silence nor a refusal of answers', () => {
  expect(refuse(401, { code: 'unauthorized' })).toEqual({ kind: 'unauthorized' })
})

test('any other answer is final, with its code, its words and what it says of fields', () => {
  const errors = { 'answers.0.value': ['Jawaban tidak cocok.'] }
  expect(refuse(422, { code: 'validation', errors })).toEqual({
    kind: 'refused',
    code: 'validation',
    message: 'Tidak bisa',
    errors,
  })
  for (const [status, code] of [
    [409, 'taken_over'],
    [404, 'not_found'],
    [403, 'forbidden'],
  ] as const)
    expect(refuse(status, { code })).toMatchObject({ kind: 'refused', code })
})
