import { type PresetBody, programs } from '@gerbang/contract/exam/programs.ts'
import type { Db } from '../../../db/database.ts'
import { invalid, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { deletePresets, listOwnSubjects, listPresets, writePreset } from './presets.queries.ts'
import { changeProgram, showProgram } from './programs.routes.ts'

async function demandPreset(trx: Db, { id, presetId }: { id: string; presetId: string }) {
  const presets = await listPresets(trx, [id])
  if (!presets.some(preset => preset.id === presetId)) throw notFound('Format')
}

async function write(trx: Db, preset: { id: string; program_id: string }, body: PresetBody, at: Date) {
  const ids = body.sub_tests.map(({ subject_id }) => subject_id)
  const own = await listOwnSubjects(trx, preset.program_id, ids)
  if (own.size < ids.length)
    throw invalid({ sub_tests: ['Pilih subtes dari program ini, masing-masing satu kali.'] })
  const others = await listPresets(trx, [preset.program_id])
  if (others.some(({ id, name }) => id !== preset.id && name === body.name))
    throw invalid({ name: ['Program ini sudah punya format dengan nama itu.'] })
  await writePreset(trx, preset, body, at.toISOString())
}

/** Formats of try-outs that a program keeps. */
export function presetRoutes(mount: Mount, { db, now, newId }: Platform): void {
  mount(programs.createPreset, async ({ act, params: { id }, body }) => {
    await changeProgram(act, id, trx => write(trx, { id: newId(), program_id: id }, body, now()))
    return { message: 'Format dibuat', data: await showProgram(db, id) }
  })

  mount(programs.updatePreset, async ({ act, params, body }) => {
    const { id, presetId } = params
    await changeProgram(act, id, async trx => {
      await demandPreset(trx, params)
      await write(trx, { id: presetId, program_id: id }, body, now())
    })
    return { message: 'Perubahan tersimpan', data: await showProgram(db, id) }
  })

  mount(programs.deletePreset, async ({ act, params }) => {
    await changeProgram(act, params.id, async trx => {
      await demandPreset(trx, params)
      await deletePresets(trx, [params.presetId])
    })
    return { message: 'Format dihapus', data: await showProgram(db, params.id) }
  })
}
