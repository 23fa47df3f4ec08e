import type { DataRouter } from 'react-router'
import { onUnauthorized } from '../api/unauthorized.ts'
import { paths } from '../paths.ts'
import { loginPath } from './guard.ts'
import { leave } from './leave.ts'
import { readToken } from '../api/token.ts'

const redirectDelayMs = 1_000

/** A 401 ends the session here too; many at once lead to one redirect, and none for those who signed in again. */
export function leaveOnUnauthorized(router: DataRouter) {
  let timer: ReturnType<typeof setTimeout> | undefined
  onUnauthorized(() => {
    leave()
    clearTimeout(timer)
    timer = setTimeout(() => {
      const { pathname, search, hash } = location
      if (pathname !== paths.login && readToken() === null)
        void router.navigate(loginPath(pathname + search + hash), { replace: true })
    }, redirectDelayMs)
  })
}
