import type { Body } from '@gerbang/contract/call.ts'
import type { users } from '@gerbang/contract/people/users.ts'
import type { FieldErrors } from '../../../http/errors.ts'
import type { LockedUser } from './users.queries.ts'

type Changes = Body<typeof users.update>
type Act = Body<typeof users.bulk>['act']

interface Standing {
  /** Who wants the change. */
  viewerId: string
  /** The active admins just now. */
  admins: readonly string[]
}

/** Which of the changes end or give rights or time: they want a reason. */
export function listGraveChanges(user: LockedUser, changes: Changes) {
  const fields = ['role', 'status', 'extra_time_factor'] as const
  return fields.filter(field => changes[field] !== undefined && changes[field] !== user[field])
}

export function isLastAdmin(userId: string, admins: readonly string[]): boolean {
  return admins.length === 1 && admins[0] === userId
}

/** What speaks against a change of rights, by field. */
export function findRightsFaults(
  user: LockedUser,
  changes: Changes,
  { viewerId, admins }: Standing,
): FieldErrors {
  const grave = listGraveChanges(user, changes)
  const isOwn = user.id === viewerId
  const endsAdmin = isLastAdmin(user.id, admins) && (grave.includes('role') || changes.status === 'disabled')
  const faults: FieldErrors = {}
  for (const field of ['role', 'status'] as const) {
    if (!grave.includes(field)) continue
    if (isOwn) faults[field] = ['Kamu tidak bisa mengubah hakmu sendiri. Minta admin lain.']
    else if (endsAdmin) faults[field] = ['Ini admin terakhir. Angkat admin lain dulu.']
  }
  if (grave.length > 0 && !changes.reason) faults['reason'] = ['Tulis alasannya: perubahan ini dicatat.']
  return faults
}

/** Without a password nobody can sign in: whoever is let in again before they had one is invited still. */
export function statusWhenLetIn({ has_password }: LockedUser): 'active' | 'invited' {
  return has_password ? 'active' : 'invited'
}

/** Only a mail can invite. */
export function isInvitable(user: LockedUser): user is LockedUser & { email: string } {
  return user.status === 'invited' && user.email !== null
}

const fits: Record<Act, (user: LockedUser) => boolean> = {
  disable: ({ status }) => status !== 'disabled',
  enable: ({ status }) => status === 'disabled',
  invite: isInvitable,
}

/** Nobody shuts themselves out, and nobody who is forgotten comes back. */
export function canBulk(act: Act, user: LockedUser, viewerId: string): boolean {
  return user.id !== viewerId && user.anonymised_at === null && fits[act](user)
}
