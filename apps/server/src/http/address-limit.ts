import { limits } from '../limits.ts'
import { tooManyRequests } from './errors.ts'

export interface AddressLimit {
  /** Refuses with 429 once the address has used up its share of the running window. */
  check: (address: string) => void
  count: (address: string) => void
}

/**
 * Loose on purpose: two hundred students sit behind one school address. Guessing is slowed down per account; this stops
 * one machine from going through all of them. Counted by each process for itself.
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
      if ((counts.get(address) ?? 0) >= most) throw tooManyRequests(now(), new Date((window + 1) * perMs))
    },
    count: address => {
      openWindow()
      counts.set(address, (counts.get(address) ?? 0) + 1)
    },
  }
}
