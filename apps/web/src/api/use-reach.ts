import { useSyncExternalStore } from 'react'
import { NetworkError } from '../api-error.ts'
import { queryClient } from './query-client.ts'

/** `offline`: the device has no network. `silent`: it has one, and the server does not answer. */
export type Reach = 'reached' | 'silent' | 'offline'

/** How far requests come just now. A device alone says that it is offline. */
export function useReach(): Reach {
  return useSyncExternalStore(watchReach, readReach)
}

function watchReach(tell: () => void) {
  const stop = queryClient.getQueryCache().subscribe(tell)
  for (const kind of ['online', 'offline']) addEventListener(kind, tell)
  return () => {
    stop()
    for (const kind of ['online', 'offline']) removeEventListener(kind, tell)
  }
}

function readReach(): Reach {
  if (!navigator.onLine) return 'offline'
  const isSilent = queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.fetchFailureReason instanceof NetworkError)
  return isSilent ? 'silent' : 'reached'
}
