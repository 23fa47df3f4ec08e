import { createHash } from 'node:crypto'
import type { Db } from '../../../../db/database.ts'
import { unauthorized } from '../../../../http/errors.ts'
import { limits } from '../../../../limits.ts'
import { makeCode } from '../../../../make-code.ts'
import { replaceRecoveryCodes, takeRecoveryCode, takeStep } from './second-factor.queries.ts'
import { findStep } from './second-factor.rules.ts'

export const wrongCode =
  'Kodenya salah atau sudah dipakai. Tunggu kode berikutnya di aplikasimu, lalu coba lagi.'

function cleanCode(code: string): string {
  return code.toUpperCase().replaceAll(/[^A-Z\d]/g, '')
}

/** Codes of 50 bits are not guessed, so one fast hash will do; bound to their account. */
function hashRecoveryCode(userId: string, code: string): string {
  return createHash('sha256')
    .update(`recovery:${userId}:${cleanCode(code)}`)
    .digest('base64url')
}

/** New ones in place of all before; only their hashes stay. */
export async function giveRecoveryCodes(
  trx: Db,
  userId: string,
  randomBytes: (size: number) => Buffer,
): Promise<string[]> {
  const codes = Array.from({ length: limits.recoveryCodes }, () =>
    makeCode(randomBytes, limits.recoveryCodeLength).replace(/^.{5}/, '$&-'),
  )
  const hashes = codes.map(code => hashRecoveryCode(userId, code))
  await replaceRecoveryCodes(trx, userId, hashes)
  return codes
}

export interface Checked {
  id: string
  secret: string
  code: string
  at: Date
}

/** Uses a code of the app or a recovery code up; false when it does not count, or not any more. */
export async function checkCode(db: Db, { id, secret, code, at }: Checked): Promise<boolean> {
  const typed = cleanCode(code)
  if (typed.length === limits.recoveryCodeLength)
    return takeRecoveryCode(db, id, hashRecoveryCode(id, typed), at)
  const step = findStep(secret, typed, at)
  return step !== undefined && takeStep(db, id, step)
}

/** The second step of signing in; throws where the browser has yet to ask for a code. */
export async function demandCode(
  db: Db,
  { code, ...rest }: Omit<Checked, 'code'> & { code: string | undefined },
): Promise<boolean> {
  if (code === undefined)
    throw unauthorized('Ketik juga kode 6 angka dari aplikasi autentikatormu.', 'second_factor_needed')
  return checkCode(db, { ...rest, code })
}
