import { classes } from '@gerbang/contract/people/classes.ts'
import { demandQuota } from '../../../http/demand-quota.ts'
import type { Mount } from '../../../http/handle.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { findCodeFacts } from './codes.queries.ts'
import {
  findUsableStudentCode,
  foldStudentCode,
  redeemStudentCode,
  unusableCode,
} from './student-codes.queries.ts'
import { lockCode, moveStudent } from './write-codes.queries.ts'

/** A code redeemed after registering does what it does at registration. */
export function joinClassRoutes(mount: Mount, { db, now }: Platform): void {
  mount(classes.join, async ({ viewer: { user_id }, body: { code: typed } }) => {
    const at = now()
    const tries = { purpose: 'student_code', subject: user_id, quota: limits.studentCodeQuota, at }
    await demandQuota(db, tries)
    const code = await findUsableStudentCode(db, typed, at)
    if (!code) throw unusableCode('code')
    await db.transaction().execute(async trx => {
      // The code first, then its student: whoever gives a code takes them in this order, too.
      await lockCode(trx, foldStudentCode(typed))
      await moveStudent(trx, user_id, code.program_id, at.toISOString())
      if (!(await redeemStudentCode(trx, code.id, user_id, at))) throw unusableCode('code')
    })
    return { message: 'Kode Siswa dipakai', data: await findCodeFacts(db, code.id) }
  })
}
