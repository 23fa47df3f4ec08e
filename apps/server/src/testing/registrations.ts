import type { Insertable } from 'kysely'
import { v7 } from 'uuid'
import type { Db } from '../db/database.ts'
import type { DB } from '../db/schema.ts'
import type { Registration } from '../features/people/accounts/register.ts'
import { ensureNamedClass } from '../features/people/classes/ensure-class.ts'
import { placeMembers } from '../features/people/classes/members.queries.ts'
import { createProgram, epoch } from './factories.ts'

export const strongPassword = 'kuda biru lari pagi'

/** A district with what it lies in. */
export async function createPlace(db: Db) {
  await db
    .insertInto('provinces')
    .values({ id: '32', name: 'Jawa Barat', time_zone: 'Asia/Jakarta' })
    .onConflict(oc => oc.doNothing())
    .execute()
  await db
    .insertInto('cities')
    .values([
      { id: '32.73', province_id: '32', name: 'Kota Bandung' },
      { id: '32.04', province_id: '32', name: 'Kabupaten Bandung' },
    ])
    .onConflict(oc => oc.doNothing())
    .execute()
  await db
    .insertInto('districts')
    .values({ id: '32.73.01', city_id: '32.73', name: 'Sukasari' })
    .onConflict(oc => oc.doNothing())
    .execute()
  return { province_id: '32', city_id: '32.73', district_id: '32.73.01' }
}

/** What a new student types, right in every field. */
export async function draftRegistration(
  db: Db,
  overrides: Partial<Registration> = {},
): Promise<Registration> {
  const place = await createPlace(db)
  const program_id = overrides.program_id ?? (await createProgram(db)).id
  return {
    name: 'Rani Putri',
    email: `rani-${v7()}@contoh.gerbang.test`,
    password: strongPassword,
    ...place,
    program_id,
    school_name: 'SMA Negeri 3 Bandung',
    grade: '12',
    ...overrides,
  }
}

/** A membership code with one use, of a program of its own. */
export async function createStudentCode(db: Db, overrides: Partial<Insertable<DB['student_codes']>> = {}) {
  const row = {
    id: v7(),
    code: `UJ${v7().slice(-8).toUpperCase().replaceAll('0', 'Z').replaceAll('1', 'Y')}`,
    program_id: overrides.program_id ?? (await createProgram(db)).id,
    batch: 'Angkatan 2027',
    label: 'Kelas Uji',
    max_uses: 1,
    used_count: 0,
    expires_at: null,
    status: 'active' as const,
    created_at: epoch.toISOString(),
    updated_at: epoch.toISOString(),
    ...overrides,
  }
  const { batch } = row
  const means = { newId: v7, now: () => epoch }
  const class_id = await ensureNamedClass(db, means, { batch, school_name: overrides.school_name ?? null })
  await db
    .insertInto('student_codes')
    .values({ ...row, class_id })
    .execute()
  return { ...row, class_id }
}

/** Somebody has redeemed a code, however often it may be used. */
export async function redeemFor(
  db: Db,
  { id, class_id }: { id: string; class_id: string | null },
  userId: string,
  at: string = epoch.toISOString(),
) {
  await db
    .insertInto('student_code_redemptions')
    .values({ student_code_id: id, user_id: userId, redeemed_at: at })
    .execute()
  if (class_id !== null) await placeMembers(db, class_id, [userId], at)
}

/** Right in form for the public calls that take a body; of nobody who exists. */
export const publicBodies: Record<string, unknown> = {
  'auth.login': { login: 'tidak-ada', password: 'tidak ada' },
  'accounts.register': {
    name: 'Rani Putri',
    email: 'tidak-ada@contoh.gerbang.test',
    password: strongPassword,
    province_id: '32',
    city_id: '32.73',
    district_id: '32.73.01',
    program_id: '019a0000-0000-7000-8000-000000000000',
    school_name: 'SMA Negeri 3 Bandung',
    grade: '12',
  },
  'schoolLogin.finish': { ticket: 'x'.repeat(43), answer: 'code=x&state=x' },
  'firstAdmin.create': {
    code: 'AAAA-BBBB-CCCC',
    name: 'Bu Ratna',
    email: 'tidak-ada@contoh.gerbang.test',
    password: strongPassword,
  },
  'accounts.resendVerification': { email: 'tidak-ada@contoh.gerbang.test' },
  'passwords.forgot': { email: 'tidak-ada@contoh.gerbang.test' },
  'passwords.verifyOtp': { email: 'tidak-ada@contoh.gerbang.test', otp: '000000' },
  'reminders.refuse': { token: 'x' },
  'passwords.reset': { reset_token: 'x', password: strongPassword },
  'invitations.open': { token: 'x' },
  'invitations.accept': { token: 'x', password: strongPassword },
}
