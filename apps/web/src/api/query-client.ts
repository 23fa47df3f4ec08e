import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister'
import { type Query, QueryClient } from '@tanstack/react-query'
import { persistQueryClient } from '@tanstack/react-query-persist-client'
import { ApiError, NetworkError } from '../api-error.ts'
import { mutationCache } from './mutation-cache.ts'
import { readUserId } from './token.ts'

const minute = 60_000
const day = 24 * 60 * minute
const cacheKey = 'gerbang-cache'

export const queryClient = new QueryClient({
  mutationCache,
  defaultOptions: {
    queries: { staleTime: 5 * minute, gcTime: day, networkMode: 'always', retry: shouldRetry },
    mutations: { networkMode: 'always' },
  },
})

function shouldRetry(failures: number, error: Error) {
  const mayPass =
    error instanceof NetworkError || (error instanceof ApiError && [429, 503].includes(error.status))
  return mayPass && failures < 2
}

const persister = createAsyncStoragePersister({
  key: cacheKey,
  throttleTime: 1_000,
  storage: {
    getItem: key => localStorage.getItem(ownKey(key)),
    setItem: (key, value) => localStorage.setItem(ownKey(key), value),
    removeItem: key => localStorage.removeItem(ownKey(key)),
  },
})

function ownKey(key: string) {
  return `${key}:${readUserId() ?? 'guest'}`
}

/** Resolves when the cache of the last visit is back in memory. */
export async function restoreCache(): Promise<void> {
  const [, restored] = persistQueryClient({
    queryClient,
    persister,
    maxAge: day,
    dehydrateOptions: { shouldDehydrateQuery: isPersisted },
  })
  await restored
}

export function isPersisted({
  state,
  meta,
}: Pick<Query, 'meta'> & { state: Pick<Query['state'], 'status'> }) {
  return state.status === 'success' && meta?.['live'] !== true
}

/** Forgets every reply, in memory and on the disk. The outbox of unsent answers is not a cache and stays. */
export function clearCaches() {
  queryClient.clear()
  for (const key of Object.keys(localStorage)) if (key.startsWith(cacheKey)) localStorage.removeItem(key)
}
