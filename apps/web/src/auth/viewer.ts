import { auth } from '@gerbang/contract/people/auth.ts'
import type { OwnUser } from '@gerbang/contract/people/users.ts'
import { useQuery } from '@tanstack/react-query'
import { createContext, useContext, useSyncExternalStore } from 'react'
import { query } from '../api/query.ts'
import { queryClient } from '../api/query-client.ts'
import { rememberReaderZone } from '../format/reader-zone.ts'
import { readToken, storeLogin, watchToken } from '../api/token.ts'

const viewerQuery = {
  ...query(auth.me, {}),
  // A first password may be replaced elsewhere, or a moment before this page was left: then what was kept is wrong.
  staleTime: ({ state }: { state: { data?: { data: OwnUser } | undefined } }) =>
    state.data?.data.must_change_password ? 0 : Number.POSITIVE_INFINITY,
}

/** The signed-in person, asked for once; undefined for those without a token, or with one that holds no longer. */
export async function findViewer(): Promise<OwnUser | undefined> {
  if (readToken() === null) return undefined
  try {
    const { data } = await queryClient.fetchQuery(viewerQuery)
    rememberReaderZone(data.time_zone)
    return data
  } catch (error) {
    // A 401 takes the token away, and with the caches this very question.
    if (readToken() === null) return undefined
    throw error
  }
}

/** After a login: the caches start empty, then hold this person. */
export function enter(token: string, user: OwnUser) {
  queryClient.clear()
  storeLogin(token, user.id)
  queryClient.setQueryData(viewerQuery.queryKey, { data: user, message: '', meta: undefined })
}

/** The first password is replaced: every page opens from now on. */
export function noteOwnPassword(user: OwnUser) {
  const data = { ...user, must_change_password: false }
  queryClient.setQueryData(viewerQuery.queryKey, { data, message: '', meta: undefined })
}

/**
 * The same person as they change: a new name or picture shows at once, and a confirmed address when the window comes
 * back from the mail. `known` is who was found before the page opened.
 */
export function useFreshViewer(known: OwnUser): OwnUser {
  const isSignedIn = useSyncExternalStore(watchToken, () => readToken() !== null)
  const isWaiting = known.email_verified_at === null ? ('always' as const) : false
  const { data } = useQuery({
    ...viewerQuery,
    enabled: isSignedIn,
    refetchOnMount: isWaiting,
    refetchOnWindowFocus: isWaiting,
  })
  return data?.data ?? known
}

export const ViewerContext = createContext<OwnUser | undefined>(undefined)

/** The signed-in person; only inside the pages of a role. */
export function useViewer(): OwnUser {
  const viewer = useContext(ViewerContext)
  if (viewer === undefined) throw new Error('useViewer: no role area around this component')
  return viewer
}
