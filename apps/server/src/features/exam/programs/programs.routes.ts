import { type PresetBody, type ProgramDetail, programs } from '@gerbang/contract/exam/programs.ts'
import type { Db } from '../../../db/database.ts'
import { conflict, invalid, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Act } from '../../../http/recording.ts'
import { answerWhole } from '../../../http/whole-list.ts'
import type { Platform } from '../../../platform.ts'
import { deletePresets, listOwnSubjects, listPresets, writePreset } from './presets.queries.ts'
import {
  deleteProgram,
  insertProgram,
  listAllPrograms,
  listPrograms,
  listUses,
  lockProgram,
  updateProgram,
} from './programs.queries.ts'

async function demandPreset(trx: Db, { id, presetId }: { id: string; presetId: string }) {
  const presets = await listPresets(trx, [id])
  if (!presets.some(preset => preset.id === presetId)) throw notFound('Format')
}

/** An act on a program that nobody else changes meanwhile. */
function change(act: Act, id: string, work: (trx: Db) => Promise<void>) {
  return act(id, async trx => {
    if (!(await lockProgram(trx, id))) throw notFound('Program')
    await work(trx)
  })
}

export function programRoutes(mount: Mount, { db, now, newId }: Platform): void {
  async function show(id: string): Promise<ProgramDetail> {
    const [program] = await listAllPrograms(db, id)
    if (!program) throw notFound('Program')
    return program
  }

  async function write(trx: Db, preset: { id: string; program_id: string }, body: PresetBody) {
    const ids = body.sub_tests.map(({ subject_id }) => subject_id)
    const own = await listOwnSubjects(trx, preset.program_id, ids)
    if (own.size < ids.length)
      throw invalid({ sub_tests: ['Pilih subtes dari program ini, masing-masing satu kali.'] })
    const others = await listPresets(trx, [preset.program_id])
    if (others.some(({ id, name }) => id !== preset.id && name === body.name))
      throw invalid({ name: ['Program ini sudah punya format dengan nama itu.'] })
    await writePreset(trx, preset, body, now().toISOString())
  }

  mount(programs.list, async () => answerWhole(await listPrograms(db)))

  mount(programs.listAll, async () => ({ data: await listAllPrograms(db) }))

  mount(programs.create, async ({ act, body }) => {
    const id = newId()
    const at = now().toISOString()
    await act(id, trx => insertProgram(trx, { ...body, id, created_at: at, updated_at: at }))
    return { message: 'Program dibuat', data: await show(id) }
  })

  mount(programs.update, async ({ act, params: { id }, body }) => {
    await change(act, id, trx => updateProgram(trx, id, { ...body, updated_at: now().toISOString() }))
    return { message: 'Perubahan tersimpan', data: await show(id) }
  })

  mount(programs.delete, async ({ act, params: { id } }) => {
    await change(act, id, async trx => {
      const uses = await listUses(trx, id)
      if (uses.length > 0)
        throw conflict('in_use', `Program ini masih dipakai (${uses.join(', ')}). Nonaktifkan saja.`)
      const presets = await listPresets(trx, [id])
      await deletePresets(
        trx,
        presets.map(preset => preset.id),
      )
      await deleteProgram(trx, id)
    })
    return { message: 'Program dihapus', data: null }
  })

  mount(programs.createPreset, async ({ act, params: { id }, body }) => {
    await change(act, id, trx => write(trx, { id: newId(), program_id: id }, body))
    return { message: 'Format dibuat', data: await show(id) }
  })

  mount(programs.updatePreset, async ({ act, params, body }) => {
    const { id, presetId } = params
    await change(act, id, async trx => {
      await demandPreset(trx, params)
      await write(trx, { id: presetId, program_id: id }, body)
    })
    return { message: 'Perubahan tersimpan', data: await show(id) }
  })

  mount(programs.deletePreset, async ({ act, params }) => {
    await change(act, params.id, async trx => {
      await demandPreset(trx, params)
      await deletePresets(trx, [params.presetId])
    })
    return { message: 'Format dihapus', data: await show(params.id) }
  })
}
