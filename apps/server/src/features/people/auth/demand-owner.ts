import type { Db } from '../../../db/database.ts'
import { invalid, unauthorized } from '../../../http/errors.ts'
import { verifyPassword } from './passwords.ts'
import { findPasswordOwner } from './users.queries.ts'

const wrong = 'Kata sandi ini salah.'
const none =
  'Akunmu belum punya kata sandi, karena kamu masuk dengan akun sekolah. Buat dulu lewat "Lupa kata sandi", atau minta ke sekolahmu.'

/**
 * Who proves the own password before something grave. Whoever signs in with a school's account may have none. Throws what is
 * wrong under `field`. The caller holds a place for hashing.
 */
export async function demandOwner(db: Db, userId: string, password: string, field = 'password') {
  const owner = await findPasswordOwner(db, userId)
  if (!owner) throw unauthorized()
  if (owner.password_hash === null) throw invalid({ [field]: [none] })
  if (!(await verifyPassword(owner.password_hash, password))) throw invalid({ [field]: [wrong] })
  return owner
}
