import { auth } from '@gerbang/contract/auth.ts'
import type { OwnUser } from '@gerbang/contract/users.ts'
import { createContext, useContext } from 'react'
import { query } from '../api/query.ts'
import { queryClient } from '../api/query-client.ts'
import { readToken, storeLogin } from './token.ts'

const viewerQuery = { ...query(auth.me, {}), staleTime: Number.POSITIVE_INFINITY }

/** The signed-in person, asked for once; undefined for those without a token. */
export async function findViewer(): Promise<OwnUser | undefined> {
  if (readToken() === null) return undefined
  const { data } = await queryClient.ensureQueryData(viewerQuery)
  return data
}

/** After a login: the caches start empty, then hold this person. */
export function enter(token: string, user: OwnUser) {
  queryClient.clear()
  storeLogin(token, user.id)
  queryClient.setQueryData(viewerQuery.queryKey, { data: user, message: '', meta: undefined })
}

export const ViewerContext = createContext<OwnUser | undefined>(undefined)

/** The signed-in person; only inside the pages of a role. */
export function useViewer(): OwnUser {
  const viewer = useContext(ViewerContext)
  if (viewer === undefined) throw new Error('useViewer: no role area around this component')
  return viewer
}
