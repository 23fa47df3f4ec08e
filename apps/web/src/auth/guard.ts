import type { OwnUser } from '@gerbang/contract/people/users.ts'
import type { Role } from '@gerbang/contract/call.ts'
import { paths } from '../paths.ts'

const roots: Record<Role, string> = { student: paths.student, teacher: paths.teacher, admin: paths.admin }

export function rootOf(role: Role): string {
  return roots[role]
}

type Known = Pick<OwnUser, 'role' | 'must_change_password'>

/** Where a visitor of an area is sent instead, if anywhere. `viewer` is undefined for those not signed in. */
export function redirectFrom(area: Role, viewer: Known | undefined, location: string): string | undefined {
  if (viewer === undefined) return loginPath(location)
  if (viewer.must_change_password) return withReturn(paths.firstPassword, location)
  return viewer.role === area ? undefined : rootOf(viewer.role)
}

/** The login page, which comes back to `location` afterwards. */
export function loginPath(location: string): string {
  const isPlain = location === paths.home || location.startsWith(paths.login)
  return isPlain ? paths.login : withReturn(paths.login, location)
}

function withReturn(path: string, location: string) {
  return `${path}?redirect=${encodeURIComponent(location)}`
}

/** Where somebody stands who has just signed in: at what they wanted, or at home; before it comes a password of their own. */
export function entryOf({ role, must_change_password }: Known, wanted: string | undefined): string {
  if (!must_change_password) return wanted ?? rootOf(role)
  return wanted === undefined ? paths.firstPassword : withReturn(paths.firstPassword, wanted)
}
