import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '../api-error.ts'
import { isValidationError, placeErrors } from './form-errors.ts'

const refusal = (message: string, errors: Record<string, string[]>) =>
  new ApiError(message, { status: 422, code: 'validation', errors })

test('an error is one of validation when it says so and names fields', () => {
  expect(isValidationError(refusal('Validation error', { name: ['Isi nama.'] }))).toBe(true)
  expect(isValidationError(refusal('Validation error', {}))).toBe(false)
  expect(isValidationError(refusal('Bentrok', { name: ['Isi nama.'] }))).toBe(false)
  expect(isValidationError(new NetworkError('timeout'))).toBe(false)
})

test('each field takes its first message', () => {
  const taken: string[] = []
  const left = placeErrors({ name: ['Isi nama.', 'Terlalu pendek.'] }, (field, message) => {
    taken.push(`${field}: ${message}`)
    return true
  })
  expect(taken).toEqual(['name: Isi nama.'])
  expect(left).toEqual([])
})

test('messages without a field are left for a toast', () => {
  expect(placeErrors({ a: ['Satu.'], b: ['Dua.'] }, field => field === 'a')).toEqual(['Dua.'])
  expect(placeErrors({ a: [] })).toEqual(['An unknown error occurred.'])
})
