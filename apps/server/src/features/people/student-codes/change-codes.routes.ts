import { studentCodes } from '@gerbang/contract/people/student-codes.ts'
import type { Db } from '../../../db/database.ts'
import { conflict, invalid, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { ensureNamedClass } from '../classes/ensure-class.ts'
import { findCode } from './codes.queries.ts'
import { findTieFault } from './create-codes.ts'
import { redeemStudentCode, unusableCode } from './student-codes.queries.ts'
import { deleteCode, lockCode, moveStudent, tieTryouts, updateCode } from './write-codes.queries.ts'

const missing = () => notFound('Kode siswa')

async function lock(trx: Db, code: string) {
  const found = await lockCode(trx, code)
  if (!found) throw missing()
  return found
}

/** What is done with a code that is there. */
export function codeChangeRoutes(mount: Mount, { db, now, newId }: Platform): void {
  async function showCode(code: string) {
    const found = await findCode(db, now(), code)
    if (!found) throw missing()
    return found
  }

  mount(studentCodes.assign, async ({ act, params, body: { user_id } }) => {
    const at = now()
    await act(params.code, async (trx, note) => {
      const code = await lock(trx, params.code)
      if (!(await moveStudent(trx, user_id, code.program_id, at.toISOString())))
        throw invalid({ user_id: ['Pilih akun siswa.'] })
      if (!(await redeemStudentCode(trx, code.id, user_id, at))) throw unusableCode('user_id')
      await note({ id: code.id, details: { user_id } })
    })
    return { message: 'Kode diberikan', data: await showCode(params.code) }
  })

  mount(studentCodes.update, async ({ act, params, body }) => {
    const { tryout_ids, reason: _, ...changes } = body
    await act(params.code, async (trx, note) => {
      const code = await lock(trx, params.code)
      const faults = {
        ...(await findTieFault(trx, tryout_ids ?? [], code.program_id)),
        ...(changes.max_uses !== undefined &&
          changes.max_uses < code.used_count && {
            max_uses: [`Sudah dipakai ${code.used_count} kali. Isi paling sedikit sebanyak itu.`],
          }),
      }
      if (Object.keys(faults).length > 0) throw invalid(faults)
      const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
      const school_name = changes.school_name ?? null
      const tied = changes.batch !== undefined && {
        class_id: await ensureNamedClass(trx, { newId, now }, { batch: changes.batch, school_name }),
      }
      await updateCode(trx, code.id, { ...given, ...tied, updated_at: now().toISOString() })
      if (tryout_ids) await tieTryouts(trx, code.id, tryout_ids)
      const details = { fields: Object.keys(body), ...(changes.status && { status: changes.status }) }
      await note({ id: code.id, details })
    })
    return { message: 'Perubahan tersimpan', data: await showCode(params.code) }
  })

  mount(studentCodes.delete, async ({ act, params }) => {
    await act(params.code, async (trx, note) => {
      const code = await lock(trx, params.code)
      if (code.used_count > 0)
        throw conflict('in_use', 'Kode ini sudah dipakai. Nonaktifkan saja, agar catatannya tetap ada.')
      await deleteCode(trx, code.id)
      await note({ id: code.id })
    })
    return { message: 'Kode dihapus', data: null }
  })
}
