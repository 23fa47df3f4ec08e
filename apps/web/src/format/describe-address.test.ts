import { expect, test } from 'vitest'
import { describeAddress } from './describe-address.ts'

test.each([
  ['127.0.0.1', 'own', '127.0.0.1'],
  ['::1', 'own', '::1'],
  ['::ffff:192.168.1.7', 'near', '192.168.1.7'],
  ['10.4.0.2', 'near', '10.4.0.2'],
  ['172.20.0.9', 'near', '172.20.0.9'],
  ['172.40.0.9', 'far', '172.40.0.9'],
  ['fd12::7', 'near', 'fd12::7'],
  ['36.72.10.4', 'far', '36.72.10.4'],
  ['2400:9800::1', 'far', '2400:9800::1'],
])('%s is a network that is %s', (given, network, address) => {
  expect(describeAddress(given)).toEqual({ network, address })
})

test('an address that was not kept is none', () => {
  expect(describeAddress('')).toBeUndefined()
})
