import { firstAdmin } from '@gerbang/contract/people/first-admin.ts'
import { isDuplicate } from '../../../http/database-faults.ts'
import { demandQuota } from '../../../http/demand-quota.ts'
import { conflict, invalid } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { findPasswordFault } from '../auth/password.rules.ts'
import { hashPassword, takeHashingPlace } from '../auth/passwords.ts'
import { insertAdmin } from '../auth/users.queries.ts'
import { hasAdmin, redeemFirstAdminCode, waitForOthers } from './first-admin.queries.ts'

const thereIsOne = () => conflict('unchanged', 'Admin pertama sudah ada. Masuk dengan akunnya.')
const wrongCode = () =>
  invalid({ code: ['Kodenya salah atau sudah kedaluwarsa. Nyalakan ulang Gerbang untuk kode baru.'] })

/** An installation without an admin, made one by whoever reads its terminal. */
export function firstAdminRoutes(mount: Mount, { db, now, newId }: Platform): void {
  mount(firstAdmin.state, async () => ({ data: { is_missing: !(await hasAdmin(db)) } }))

  mount(firstAdmin.create, async ({ body: { code, name, email, password } }) => {
    if (await hasAdmin(db)) throw thereIsOne()
    const at = now()
    // Of everybody together: a code is guessed from many addresses as well as from one.
    const quota = { purpose: 'first_admin', subject: 'installation', quota: limits.firstAdminQuota, at }
    await demandQuota(db, quota)
    const fault = await findPasswordFault(password, { role: 'admin', name, email })
    if (fault) throw invalid({ password: [fault] })
    using _ = takeHashingPlace()
    const password_hash = await hashPassword(password)
    try {
      await db.transaction().execute(async trx => {
        await waitForOthers(trx)
        if (await hasAdmin(trx)) throw thereIsOne()
        if (!(await redeemFirstAdminCode(trx, code, at))) throw wrongCode()
        await insertAdmin(trx, { id: newId(), email, name, password_hash, at })
      })
    } catch (error) {
      throw isDuplicate(error) ? invalid({ email: ['Email ini sudah dipakai.'] }) : error
    }
    return { message: 'Admin pertama dibuat', data: { email } }
  })
}
