import { afterEach, expect, test } from 'vitest'
import { takeHashingPlace } from './features/people/auth/passwords.ts'
import { limits } from './limits.ts'
import { setServingThreads, shareOf } from './share.ts'

afterEach(() => setServingThreads(1))

test.each([
  [9, 1, 9],
  [9, 2, 5],
  [4, 4, 1],
  [1, 3, 1],
])('of %i things each of %i threads may have %i', (most, threads, share) => {
  setServingThreads(threads)
  expect(shareOf(most)).toBe(share)
})

test('a thread takes its share of the places for hashing and no more', () => {
  setServingThreads(3)
  using taken = new DisposableStack()
  for (let index = 0; index < limits.hashingPlaces / 3; index++) taken.use(takeHashingPlace())
  expect(takeHashingPlace).toThrow('Server sedang sibuk')
})
