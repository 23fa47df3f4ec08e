import { OperatorError } from '../../../../operator-error.ts'
import type { Platform } from '../../../../platform.ts'
import { insertAuditEntry } from '../../../platform/audit/audit.queries.ts'
import { findCredentials } from '../users.queries.ts'
import { deleteSecondFactor } from './second-factor.queries.ts'

const usage = 'Pemakaian: npm run remove-second-factor -- admin@sekolah.id'

/** For the last admin, whom nobody else can help: whoever runs commands on the server may take it away. */
export async function operateSecondFactor(
  { db, now, newId }: Pick<Platform, 'db' | 'now' | 'newId'>,
  [login, ...more]: readonly string[],
): Promise<string> {
  if (!login || more.length > 0) throw new OperatorError(usage)
  const found = await findCredentials(db, login)
  if (!found) throw new OperatorError(`Tidak ada akun ${login}.`)
  await db.transaction().execute(async trx => {
    if (!(await deleteSecondFactor(trx, found.id)))
      throw new OperatorError(`Akun ${login} tidak memakai kode kedua.`)
    await insertAuditEntry(trx, {
      id: newId(),
      actor_id: null,
      action: 'second_factor_removed',
      subject_type: 'user',
      subject_id: found.id,
      reason: '',
      details: {},
      at: now().toISOString(),
    })
  })
  return `Kode kedua ${login} dihapus. Masuk dengan kata sandi, lalu pasang lagi di halaman Keamanan.`
}
