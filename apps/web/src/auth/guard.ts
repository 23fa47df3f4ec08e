import type { Role } from '@gerbang/contract/call.ts'
import { paths } from '../paths.ts'

const roots: Record<Role, string> = { student: paths.student, teacher: paths.teacher, admin: paths.admin }

export function rootOf(role: Role): string {
  return roots[role]
}

/** Where a visitor of an area is sent instead, if anywhere. `role` is undefined for those not signed in. */
export function redirectFrom(area: Role, role: Role | undefined, location: string): string | undefined {
  if (role === undefined) return loginPath(location)
  return role === area ? undefined : rootOf(role)
}

/** The login page, which comes back to `location` afterwards. */
export function loginPath(location: string): string {
  const isPlain = location === paths.home || location.startsWith(paths.login)
  return isPlain ? paths.login : `${paths.login}?redirect=${encodeURIComponent(location)}`
}
