import { classes } from '@gerbang/contract/people/classes.ts'
import type { Db } from '../../../db/database.ts'
import { invalid } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { missingClass } from './class-access.ts'
import { lockClass } from './classes.queries.ts'
import { showClass } from './classes.routes.ts'
import { findStudentIds, placeMembers, removeMembers } from './members.queries.ts'

async function lock(trx: Db, id: string): Promise<void> {
  if (!(await lockClass(trx, id))) throw missingClass()
}

/** Who is in a class. */
export function classMemberRoutes(mount: Mount, { db, now }: Platform): void {
  mount(classes.place, async ({ act, params: { id }, body: { user_ids, from } }) => {
    const wanted = [...new Set(user_ids)]
    const at = now().toISOString()
    await act(id, async (trx, note) => {
      // In one order, so that two who swap students do not block each other.
      for (const each of [id, ...(from === null ? [] : [from])].toSorted()) await lock(trx, each)
      if ((await findStudentIds(trx, wanted)).length !== wanted.length)
        throw invalid({ user_ids: ['Pilih akun siswa saja.'] })
      if (from !== null && from !== id) await removeMembers(trx, from, wanted, at)
      await placeMembers(trx, id, wanted, at)
      await note({ details: { user_ids: wanted, from } })
    })
    return { message: `${wanted.length} siswa dimasukkan`, data: await showClass(db, id) }
  })

  mount(classes.remove, async ({ act, params: { id }, body: { user_ids } }) => {
    const left = await act(id, async (trx, note) => {
      await lock(trx, id)
      const left = await removeMembers(trx, id, user_ids, now().toISOString())
      await note({ details: { user_ids } })
      return left
    })
    return { message: `${left} siswa dikeluarkan`, data: await showClass(db, id) }
  })
}
