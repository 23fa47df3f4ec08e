import { isIPv6 } from 'node:net'
import { limits } from '../limits.ts'
import { tooManyRequests } from './errors.ts'

export interface AddressLimit {
  /** Refuses with 429 once the address has used up its share of the running window. */
  check: (address: string) => void
  count: (address: string) => void
}

/** Whoever has one IPv6 address has the whole network of 64 bits to take new ones from. */
function networkOf(address: string): string {
  const mapped = address.slice(address.lastIndexOf(':') + 1)
  if (!isIPv6(address) || mapped.includes('.')) return mapped
  const [head = [], tail = []] = address.split('::').map(part => part.split(':').filter(Boolean))
  const zeros = Array<string>(8 - head.length - tail.length).fill('0')
  return [...head, ...zeros, ...tail].slice(0, 4).join(':')
}

/**
 * Loose on purpose: two hundred students sit behind one school address. Guessing is slowed down per account; this stops
 * one machine from going through all of them. Counted by each thread for itself.
 */
export function createAddressLimit(now: () => Date): AddressLimit {
  const { most, perMs } = limits.addressTries
  const counts = new Map<string, number>()
  let window = 0

  function openWindow(): void {
    const current = Math.floor(now().getTime() / perMs)
    if (current !== window) counts.clear()
    window = current
  }

  return {
    check: address => {
      openWindow()
      if ((counts.get(networkOf(address)) ?? 0) >= most)
        throw tooManyRequests(now(), new Date((window + 1) * perMs))
    },
    count: address => {
      openWindow()
      const network = networkOf(address)
      counts.set(network, (counts.get(network) ?? 0) + 1)
    },
  }
}
