import type { accounts } from '@gerbang/contract/people/accounts.ts'
import type { Body } from '@gerbang/contract/call.ts'
import type { Db } from '../../../db/database.ts'
import type { JobQueue } from '../../../db/job-queue.ts'
import { createGate } from '../../../gate.ts'
import { isDuplicate } from '../../../http/database-faults.ts'
import { demandQuota } from '../../../http/demand-quota.ts'
import { type FieldErrors, invalid } from '../../../http/errors.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { findPasswordFault } from '../auth/password.rules.ts'
import { hashPassword, takeHashingPlace } from '../auth/passwords.ts'
import type { MailJob } from '../../platform/mail/mail-job.ts'
import { takeMailQuota } from '../../platform/mail/request-mail.ts'
import { doesRegistrationNeedCode } from '../../platform/settings/settings.queries.ts'
import { inventUsername } from './invent-username.ts'
import { insertStudent, isActiveProgram, isPlace, isUsernameTaken } from './accounts.queries.ts'
import {
  findUsableStudentCode,
  redeemStudentCode,
  unusableCode,
} from '../student-codes/student-codes.queries.ts'

export type Registration = Body<typeof accounts.register>

const usernameTaken = 'Nama pengguna ini sudah dipakai. Coba yang lain.'
const codeNeeded = 'Mendaftar di sini perlu Kode Siswa. Minta kodenya ke sekolah atau bimbelmu.'
const wrongCode = () => unusableCode('student_code')

/** Nothing here depends on whether the e-mail has an account. */
async function listFaults(db: Db, body: Registration): Promise<FieldErrors> {
  const passwordFault = await findPasswordFault(body.password, { role: 'student', ...body })
  const [isKnownPlace, isKnownProgram, isTaken, needsCode] = await Promise.all([
    isPlace(db, body),
    isActiveProgram(db, body.program_id),
    body.username !== undefined && isUsernameTaken(db, body.username),
    doesRegistrationNeedCode(db),
  ])
  return {
    ...(passwordFault && { password: [passwordFault] }),
    ...(!isKnownPlace && { district_id: ['Pilih kecamatan di dalam kabupaten atau kota dan provinsi itu.'] }),
    ...(!isKnownProgram && { program_id: ['Pilih salah satu program yang ada.'] }),
    ...(isTaken && { username: [usernameTaken] }),
    ...(needsCode && !body.student_code && { student_code: [codeNeeded] }),
  }
}

async function findCode(db: Db, { student_code, email }: Registration, at: Date) {
  if (!student_code) return undefined
  await demandQuota(db, {
    purpose: 'student_code',
    subject: email,
    quota: limits.studentCodeQuota,
    at,
  })
  const code = await findUsableStudentCode(db, student_code, at)
  if (!code) throw wrongCode()
  return code
}

/** What may be told later. */
const listLater = ({ phone, province_id, city_id, district_id, school_name, grade }: Registration) => ({
  phone: phone ?? null,
  province_id: province_id ?? null,
  city_id: city_id ?? null,
  district_id: district_id ?? null,
  school_name: school_name ?? null,
  grade: grade ?? null,
})

/** Each asks the database several things at once: all together would wait for its connections for too long. */
const enter = createGate(limits.registrationsAtOnce)

/**
 * Makes the account, or tells the owner of a known address by mail: whoever asks cannot tell which. Both ways cost one
 * hash and one transaction.
 */
export async function register(
  means: Platform & { mails: JobQueue<MailJob> },
  body: Registration,
): Promise<void> {
  using places = new DisposableStack()
  places.use(takeHashingPlace())
  places.use(await enter('register'))
  const { db, now, newId, mails } = means
  const at = now()
  const faults = await listFaults(db, body)
  if (Object.keys(faults).length > 0) throw invalid(faults)
  const code = await findCode(db, body, at)
  const { name, email, password, program_id, username } = body
  const user = {
    name,
    email,
    ...listLater(body),
    id: newId(),
    username: username ?? inventUsername(body.name, means),
    program_id: code?.program_id ?? program_id,
    role: 'student' as const,
    status: 'active' as const,
    created_at: at.toISOString(),
    updated_at: at.toISOString(),
  }
  const password_hash = await hashPassword(password)

  try {
    await db.transaction().execute(async trx => {
      const isNew = await insertStudent(trx, user, password_hash)
      if (isNew && code && !(await redeemStudentCode(trx, code.id, user.id, at))) throw wrongCode()
      const until = await takeMailQuota(trx, { kind: 'verify_email', email: body.email }, at)
      if (isNew || !until)
        await mails.enqueue(trx, { kind: isNew ? 'verify_email' : 'known_address', email: body.email })
    })
  } catch (error) {
    throw isDuplicate(error) ? invalid({ username: [usernameTaken] }) : error
  }
}
