import type { DataRouter } from 'react-router'
import { onUnauthorized } from '../api/unauthorized.ts'
import { paths } from '../paths.ts'
import { loginPath } from './guard.ts'
import { leave } from './leave.ts'

const redirectDelayMs = 1_000

/** A 401 ends the session here too; many at once lead to one redirect. */
export function leaveOnUnauthorized(router: DataRouter) {
  let timer: ReturnType<typeof setTimeout> | undefined
  onUnauthorized(() => {
    leave()
    clearTimeout(timer)
    timer = setTimeout(() => {
      const { pathname, search } = location
      if (pathname !== paths.login) void router.navigate(loginPath(pathname + search), { replace: true })
    }, redirectDelayMs)
  })
}
