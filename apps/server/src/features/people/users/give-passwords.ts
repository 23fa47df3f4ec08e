import type { Body } from '@gerbang/contract/call.ts'
import type { users } from '@gerbang/contract/people/users.ts'
import type { Db } from '../../../db/database.ts'
import { invalid } from '../../../http/errors.ts'
import type { Act, Note } from '../../../http/recording.ts'
import { makeCode } from '../../../make-code.ts'
import type { Platform } from '../../../platform.ts'
import { clearLoginFailures, listLogins } from '../auth/login-failures.queries.ts'
import { retireSecrets } from '../auth/one-time-secrets.queries.ts'
import { deleteSessions } from '../auth/own-sessions.queries.ts'
import { hashPassword } from '../auth/passwords.ts'
import { setPassword } from '../auth/users.queries.ts'
import { findUsers, type LockedUser, lockUsers, updateUsers } from './users.queries.ts'

type Wanted = Body<typeof users.givePasswords>

interface FirstPassword {
  id: string
  username: string
  password: string
}

const mayGet = ({ status, has_password }: LockedUser, renew: boolean) =>
  status !== 'disabled' && (renew || !has_password)

/** Whoever made the account vouches for it, so its owner needs no mail to begin. */
async function give(trx: Db, user: LockedUser, password_hash: string, at: Date): Promise<void> {
  await setPassword(trx, user.id, { password_hash, is_first: true }, at)
  const time = at.toISOString()
  const begun = user.status === 'invited' && { status: 'active' as const, email_verified_at: time }
  await updateUsers(trx, [user.id], { ...begun, updated_at: time })
  await retireSecrets(trx, user.id, ['reset_otp', 'reset_token', 'invitation'], at)
  await deleteSessions(trx, user.id)
  await clearLoginFailures(trx, listLogins(user))
}

async function giveAll(
  trx: Db,
  note: Note,
  made: ReadonlyMap<string, { password: string; password_hash: string }>,
  { renew, at }: { renew: boolean; at: Date },
): Promise<FirstPassword[]> {
  const given: FirstPassword[] = []
  for (const user of await lockUsers(trx, [...made.keys()])) {
    const { password, password_hash } = made.get(user.id) ?? {}
    if (password === undefined || password_hash === undefined || !mayGet(user, renew)) continue
    await give(trx, user, password_hash, at)
    await note({ id: user.id })
    given.push({ id: user.id, username: user.username, password })
  }
  return given
}

/** Makes passwords for students who are to get one. They are told to the caller alone, and kept nowhere. */
export async function givePasswords(
  { db, now, randomBytes }: Platform,
  { ids, renew }: Wanted,
  act: Act,
): Promise<FirstPassword[]> {
  const found = await findUsers(db, ids)
  if (found.some(({ role, anonymised_at }) => role !== 'student' || anonymised_at !== null))
    throw invalid({ ids: ['Pilih akun siswa saja.'] })
  const fitting = found.filter(user => mayGet(user, renew))
  // Hashing takes long: nobody else waits for the rows meanwhile.
  const made = await Promise.all(
    fitting.map(async ({ id }) => {
      const password = makeCode(randomBytes).toLowerCase()
      return [id, { password, password_hash: await hashPassword(password) }] as const
    }),
  )
  return act('many', (trx, note) => giveAll(trx, note, new Map(made), { renew, at: now() }))
}
