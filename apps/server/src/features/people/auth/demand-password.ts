import { invalid } from '../../../http/errors.ts'
import { verifyPassword } from './passwords.ts'

const wrong = 'Kata sandi ini salah.'
const none =
  'Akunmu belum punya kata sandi, karena kamu masuk dengan akun sekolah. Buat dulu lewat "Lupa kata sandi", atau minta ke sekolahmu.'

/** Before something grave. Whoever signs in with a school's account may have none. Throws what is wrong under `field`. */
export async function demandPassword(
  { password_hash }: { password_hash: string | null },
  password: string,
  field = 'password',
): Promise<void> {
  if (password_hash === null) throw invalid({ [field]: [none] })
  if (!(await verifyPassword(password_hash, password))) throw invalid({ [field]: [wrong] })
}
