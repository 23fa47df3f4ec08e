import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { limits } from '../../limits.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

test('a full queue refuses with 503 instead of growing, known user or not, and works again afterwards', async () => {
  const stored = await hashPassword('a')
  const flood = Array.from({ length: limits.hashesWaiting + availableParallelism() }, () =>
    verifyPassword(stored, 'a'),
  )
  // Microtasks only: the queue is full before the first hash is done.
  await Promise.resolve()
  const busy = { status: 503, code: 'overloaded' }
  await expect(verifyPassword(stored, 'a')).rejects.toMatchObject(busy)
  await expect(verifyPassword(undefined, 'a')).rejects.toMatchObject(busy)
  expect(await Promise.all(flood)).not.toContain(false)
  expect(await verifyPassword(stored, 'a')).toBe(true)
  expect(await verifyPassword(undefined, 'a')).toBe(false)
})

test('the hash is Argon2id with 19 MiB and two passes, salted anew each time', async () => {
  const [first, second] = await Promise.all([hashPassword('kata sandi'), hashPassword('kata sandi')])
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(second).not.toBe(first)
})

test('only the right password opens', async () => {
  const stored = await hashPassword('kata sandi rahasia')
  expect(await verifyPassword(stored, 'kata sandi rahasia')).toBe(true)
  expect(await verifyPassword(stored, 'Kata sandi rahasia')).toBe(false)
  expect(await verifyPassword(stored, 'kata sandi rahasia ')).toBe(false)
})

test('the same letters in another Unicode form open too', async () => {
  const stored = await hashPassword('caf\u00e9 \u00bd porsi')
  expect(await verifyPassword(stored, 'cafe\u0301 1\u20442 porsi')).toBe(true)
})

test('nobody opens an account without a password, whatever they type', async () => {
  expect(await verifyPassword(undefined, 'a password that nobody has')).toBe(false)
})
