import type { Body } from '@gerbang/contract/call.ts'
import type { users } from '@gerbang/contract/people/users.ts'
import type { Db } from '../../../db/database.ts'
import type { JobQueue } from '../../../db/job-queue.ts'
import { isDuplicate } from '../../../http/database-faults.ts'
import { type FieldErrors, invalid } from '../../../http/errors.ts'
import type { Act } from '../../../http/recording.ts'
import type { Platform } from '../../../platform.ts'
import { isActiveProgram, isUsernameTaken } from '../accounts/accounts.queries.ts'
import { inventUsername } from '../accounts/invent-username.ts'
import { findPasswordFault } from '../auth/password.rules.ts'
import { hashPassword } from '../auth/passwords.ts'
import { setPassword } from '../auth/users.queries.ts'
import type { MailJob } from '../../platform/mail/mail-job.ts'
import { invite } from './invite.queries.ts'
import { insertUser, isHeldByOther } from './users.queries.ts'

type NewUser = Body<typeof users.create>

export const emailTaken = 'Alamat ini sudah punya akun.'
export const usernameTaken = 'Nama pengguna ini sudah dipakai. Coba yang lain.'
const wrongProgram = 'Pilih salah satu program yang ada.'

interface Wanted {
  email?: string | null | undefined
  nisn?: string | null | undefined
  username?: string | undefined
  program_id?: string | null | undefined
}

/** What is taken or not there, by field; `id` is whose fields they are to be. */
export async function findTaken(db: Db, { email, nisn, username, program_id }: Wanted, id: string) {
  const [isKnown, isKnownNisn, isTaken, hasProgram] = await Promise.all([
    email && isHeldByOther(db, 'email', email, id),
    nisn && isHeldByOther(db, 'nisn', nisn, id),
    username !== undefined && isUsernameTaken(db, username, id),
    !program_id || isActiveProgram(db, program_id),
  ])
  const faults: FieldErrors = {
    ...(isKnown && { email: [emailTaken] }),
    ...(isKnownNisn && { nisn: ['NISN ini sudah punya akun.'] }),
    ...(isTaken && { username: [usernameTaken] }),
    ...(!hasProgram && { program_id: [wrongProgram] }),
  }
  return faults
}

async function listFaults(db: Db, body: NewUser, id: string): Promise<FieldErrors> {
  const fault = body.password && (await findPasswordFault(body.password, body))
  const isUnreachable = !body.email && body.password === undefined
  const needsProgram = body.role === 'student' && !body.program_id
  return {
    ...(await findTaken(db, body, id)),
    ...(needsProgram && { program_id: [wrongProgram] }),
    ...(fault && { password: [fault] }),
    ...(isUnreachable && { email: ['Isi email untuk undangan, atau tetapkan kata sandi sekarang.'] }),
  }
}

/**
 * With a password the account is active and its address taken as proven: whoever made it vouches for the person. Without
 * one a mail asks for it. Throws what is wrong, by field.
 */
export async function createUser(
  means: Platform & { mails: JobQueue<MailJob> },
  { password, ...person }: NewUser,
  invitedBy: string,
  act: Act,
): Promise<string> {
  const { db, now, newId } = means
  const id = newId()
  const faults = await listFaults(db, { password, ...person }, id)
  if (Object.keys(faults).length > 0) throw invalid(faults)
  const password_hash = password && (await hashPassword(password))
  const at = now()
  const stamp = { created_at: at.toISOString(), updated_at: at.toISOString() }
  try {
    await act(id, async (trx, note) => {
      await insertUser(trx, {
        ...person,
        id,
        username: person.username ?? inventUsername(person.name, means),
        email: person.email ?? null,
        nisn: person.nisn ?? null,
        phone: person.phone ?? null,
        program_id: person.program_id ?? null,
        school_name: person.school_name ?? null,
        grade: person.grade ?? null,
        status: password_hash ? 'active' : 'invited',
        email_verified_at: password_hash ? at.toISOString() : null,
        ...stamp,
      })
      if (password_hash) await setPassword(trx, id, { password_hash, is_first: true }, at)
      else if (person.email) await invite(trx, means, { id, email: person.email }, invitedBy)
      await note({ details: { role: person.role, invited: password === undefined } })
    })
  } catch (error) {
    throw isDuplicate(error) ? invalid({ email: [emailTaken] }) : error
  }
  return id
}
