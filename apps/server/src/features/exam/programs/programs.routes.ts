import { type ProgramDetail, programs } from '@gerbang/contract/exam/programs.ts'
import type { Db } from '../../../db/database.ts'
import { unlessReferred } from '../../../http/database-faults.ts'
import { conflict, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Act } from '../../../http/recording.ts'
import { answerWhole } from '../../../http/whole-list.ts'
import type { Platform } from '../../../platform.ts'
import { deletePresets, listPresets } from './presets.queries.ts'
import {
  deleteProgram,
  insertProgram,
  listAllPrograms,
  listPrograms,
  listUses,
  lockProgram,
  updateProgram,
} from './programs.queries.ts'

export async function showProgram(db: Db, id: string): Promise<ProgramDetail> {
  const [program] = await listAllPrograms(db, id)
  if (!program) throw notFound('Program')
  return program
}

/** An act on a program that nobody else changes meanwhile. */
export function changeProgram(act: Act, id: string, work: (trx: Db) => Promise<void>) {
  return act(id, async trx => {
    if (!(await lockProgram(trx, id))) throw notFound('Program')
    await work(trx)
  })
}

const inUse = (uses: readonly string[]) =>
  conflict('in_use', `Program ini masih dipakai (${uses.join(', ')}). Nonaktifkan saja.`)

export function programRoutes(mount: Mount, { db, now, newId }: Platform): void {
  mount(programs.list, async () => answerWhole(await listPrograms(db)))

  mount(programs.listAll, async () => ({ data: await listAllPrograms(db) }))

  mount(programs.create, async ({ act, body }) => {
    const id = newId()
    const at = now().toISOString()
    const { exam_on = null, exam_is_estimate = true, ...written } = body
    const exam = { exam_on, exam_is_estimate }
    await act(id, trx => insertProgram(trx, { ...written, ...exam, id, created_at: at, updated_at: at }))
    return { message: 'Program dibuat', data: await showProgram(db, id) }
  })

  mount(programs.update, async ({ act, params: { id }, body }) => {
    const { exam_on, exam_is_estimate, ...written } = body
    const changes = {
      ...written,
      ...(exam_on !== undefined && { exam_on }),
      ...(exam_is_estimate !== undefined && { exam_is_estimate }),
      updated_at: now().toISOString(),
    }
    await changeProgram(act, id, trx => updateProgram(trx, id, changes))
    return { message: 'Perubahan tersimpan', data: await showProgram(db, id) }
  })

  mount(programs.delete, async ({ act, params: { id } }) => {
    const deletion = changeProgram(act, id, async trx => {
      const uses = await listUses(trx, id)
      if (uses.length > 0) throw inUse(uses)
      const presets = await listPresets(trx, [id])
      await deletePresets(
        trx,
        presets.map(preset => preset.id),
      )
      await deleteProgram(trx, id)
    })
    await unlessReferred(deletion, () => inUse(['data lain']))
    return { message: 'Program dihapus', data: null }
  })
}
