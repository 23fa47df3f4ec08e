import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { limits } from '../../../limits.ts'
import { hashPassword, takeHashingPlace, verifyPassword } from './passwords.ts'

test('places are refused with 503 once all are taken, and are there again when given back', () => {
  const busy = expect.objectContaining({ status: 503, code: 'overloaded' })
  {
    using taken = new DisposableStack()
    for (let index = 0; index < limits.hashingPlaces; index++) taken.use(takeHashingPlace())
    expect(() => takeHashingPlace()).toThrow(busy)
  }
  takeHashingPlace()[Symbol.dispose]()
})

test('more at once than there are cores all come to their end', async () => {
  const stored = await hashPassword('a')
  const answers = Array.from({ length: 4 * availableParallelism() }, () => verifyPassword(stored, 'a'))
  expect(await Promise.all(answers)).not.toContain(false)
})

test('a hash that cannot be read fails alone among those that wait with it', async () => {
  const stored = await hashPassword('a')
  const kept = Array.from({ length: 9 }, (_, index) => (index % 3 === 1 ? 'no hash' : stored))
  const answers = await Promise.allSettled(kept.map(one => verifyPassword(one, 'a')))
  expect(answers.map(({ status }) => status)).toEqual(
    kept.map(one => (one === stored ? 'fulfilled' : 'rejected')),
  )
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
