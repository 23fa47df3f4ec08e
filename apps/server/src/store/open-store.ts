import { openBucket } from './bucket.ts'
import { openFolder } from './folder.ts'
import type { Store } from './store.ts'

const stores = new Map<string, Store>()

export const isBucket = (place: string): boolean => /^s3(\+http)?:\/\//.test(place)

/**
 * `place` is plain text, so that it goes along to other processes: the path of a folder, or the address of a bucket as
 * `s3://KEY:SECRET@host/bucket/prefix?region=…` (`s3+http://` without TLS).
 */
export function openStore(place: string): Store {
  const known = stores.get(place)
  if (known) return known
  const store = isBucket(place) ? openBucket(place) : openFolder(place)
  stores.set(place, store)
  return store
}
