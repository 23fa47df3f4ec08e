import { beforeEach, expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { type AddressLimit, createAddressLimit } from './address-limit.ts'

const { most, perMs } = limits.addressTries
let at: number
let limit: AddressLimit
beforeEach(() => {
  at = 10 * perMs
  limit = createAddressLimit(() => new Date(at))
})

const use = (address: string, times: number) => {
  for (let index = 0; index < times; index++) limit.count(address)
}
const refused = expect.objectContaining({ status: 429, retry_after_seconds: 900 })

test('an address is refused once its share is used up, and no other with it', () => {
  use('203.0.113.7', most - 1)
  expect(() => limit.check('203.0.113.7')).not.toThrow()
  use('203.0.113.7', 1)
  expect(() => limit.check('203.0.113.7')).toThrow(refused)
  expect(() => limit.check('203.0.113.8')).not.toThrow()
})

test('the next window starts from nothing', () => {
  use('203.0.113.7', most)
  at += perMs - 1
  expect(() => limit.check('203.0.113.7')).toThrow(expect.objectContaining({ retry_after_seconds: 1 }))
  at += 1
  expect(() => limit.check('203.0.113.7')).not.toThrow()
})

test('two hundred students behind one address may each fail four times in a window', () => {
  use('203.0.113.7', 4 * 200)
  expect(() => limit.check('203.0.113.7')).not.toThrow()
})

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:1:2:3', true],
  ['2001:db8::1', '2001:db8:0:0:9::', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['::1', '1::1', false],
  ['::ffff:203.0.113.7', '203.0.113.7', true],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.8', false],
])('%s and %s share one count: %s', (one, other, isShared) => {
  use(one, most)
  if (isShared) expect(() => limit.check(other)).toThrow(refused)
  else expect(() => limit.check(other)).not.toThrow()
})
