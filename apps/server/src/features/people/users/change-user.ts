import type { Body } from '@gerbang/contract/call.ts'
import type { users } from '@gerbang/contract/people/users.ts'
import type { Db } from '../../../db/database.ts'
import type { JobQueue } from '../../../db/job-queue.ts'
import { conflict, invalid, notFound } from '../../../http/errors.ts'
import type { Platform } from '../../../platform.ts'
import { retireSecrets } from '../auth/one-time-secrets.queries.ts'
import type { MailJob } from '../../platform/mail/mail-job.ts'
import { findTaken } from './create-user.ts'
import { type LockedUser, lockAdmins, lockUsers, updateUsers } from './users.queries.ts'
import { findRightsFaults, listGraveChanges, statusWhenLetIn } from './users.rules.ts'

type Changes = Body<typeof users.update>
type Means = Platform & { mails: JobQueue<MailJob> }

/** One who is there and has not been forgotten, and until the transaction ends nobody else changes; the admins too. */
export async function lockKnown(trx: Db, id: string): Promise<{ user: LockedUser; admins: string[] }> {
  const admins = await lockAdmins(trx)
  const [user] = await lockUsers(trx, [id])
  if (!user) throw notFound('Pengguna')
  if (user.anonymised_at) throw conflict('locked', 'Akun ini sudah dilupakan dan tidak bisa diubah lagi.')
  return { user, admins }
}

/** A new address is nobody's until it is proven, and what was sent to the old one counts no more. */
async function moveMailbox(trx: Db, { mails, now }: Means, user: LockedUser, email: string | null) {
  await retireSecrets(trx, user.id, ['verify_email', 'reset_otp', 'reset_token', 'invitation'], now())
  if (email === null) return
  await mails.enqueue(trx, { kind: user.status === 'invited' ? 'invitation' : 'verify_email', email })
}

/** Without an address, and with the first one, an account is as its school has it; only an own address has to be proven. */
function proveAddress({ email: former }: LockedUser, email: string | null | undefined, at: Date) {
  if (email === null) return { email_verified_at: at.toISOString() }
  return former === null ? {} : { email_verified_at: null }
}

function listGiven(fields: object) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

/** Says which settings changed, and those of rights and time from what to what; never what tells who it is. */
function describeChange(user: LockedUser, changes: Changes) {
  const { reason: _, ...fields } = changes
  const grave = listGraveChanges(user, changes).map(field => [
    field,
    { from: user[field], to: changes[field] },
  ])
  return { fields: Object.keys(listGiven(fields)), ...Object.fromEntries(grave) }
}

/** Throws what speaks against it, by field; returns the details for the log. */
export async function changeUser(
  trx: Db,
  means: Means,
  { id, viewerId }: { id: string; viewerId: string },
  changes: Changes,
): Promise<object> {
  const { user, admins } = await lockKnown(trx, id)
  const faults = {
    ...(await findTaken(trx, changes, id)),
    ...findRightsFaults(user, changes, { viewerId, admins }),
  }
  if (Object.keys(faults).length > 0) throw invalid(faults)
  const { reason: _, status, ...fields } = changes
  const hasMoved = changes.email !== undefined && changes.email !== user.email
  await updateUsers(trx, [id], {
    ...listGiven(fields),
    ...(status !== undefined && { status: status === 'active' ? statusWhenLetIn(user) : status }),
    ...(hasMoved && proveAddress(user, changes.email, means.now())),
    updated_at: means.now().toISOString(),
  })
  if (hasMoved && changes.email !== undefined) await moveMailbox(trx, means, user, changes.email)
  return describeChange(user, changes)
}
