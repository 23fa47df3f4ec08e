import { programs } from '@gerbang/contract/exam/programs.ts'
import { subjects } from '@gerbang/contract/bank/subjects.ts'
import { listSubjects } from '../../../subjects/subjects.queries.ts'
import type { FormatFile, ProgramFile } from '../../reading/pack-schemas.ts'
import { findPreset } from '../../../../exam/programs/presets.queries.ts'
import { type KindLoader, type Loading, oneByOne } from '../loading.ts'

/** Ids of the subjects of the pack's program, by code. */
export async function readSubjects({ trx, program_id }: Loading): Promise<Map<string, string>> {
  return new Map((await listSubjects(trx, program_id)).map(({ code, id }) => [code, id]))
}

/** Adds those that a program lacks; the others are as the school has them. */
export async function addSubjects(loading: Loading, { subjects: written }: ProgramFile): Promise<void> {
  const known = await readSubjects(loading)
  for (const { code, name, group, questions, seconds } of written) {
    if (known.has(code)) continue
    const figures = { default_question_count: questions, default_duration_seconds: seconds }
    await loading.send(subjects.create, {
      body: { program_id: loading.program_id, code, name, group, ...figures },
    })
  }
}

const bodyOf = ({ name, description, credit, totals }: ProgramFile) => ({
  name,
  description,
  credit,
  totals,
  is_active: true,
})

export const programLoader: KindLoader<'program'> = {
  create: oneByOne(async (loading, { data }) => {
    const created = await loading.send(programs.create, { body: bodyOf(data) })
    return created.data.id
  }),
  update: async (loading, { data }, id) => {
    await loading.send(programs.update, { params: { id }, body: bodyOf(data) })
  },
  remove: async ({ trx, send }, id) => {
    for (const subject of await listSubjects(trx, id))
      await send(subjects.delete, { params: { id: subject.id } })
    await send(programs.delete, { params: { id } })
  },
}

async function presetOf(loading: Loading, { sub_tests, ...format }: FormatFile) {
  const ids = await readSubjects(loading)
  return {
    ...format,
    sub_tests: sub_tests.map(({ subject, questions, seconds, ...part }) => ({
      ...part,
      subject_id: ids.get(subject) ?? '',
      question_count: questions,
      duration_seconds: seconds,
    })),
  }
}

export const formatLoader: KindLoader<'format'> = {
  create: oneByOne(async (loading, { data }) => {
    const params = { id: loading.program_id }
    const { data: program } = await loading.send(programs.createPreset, {
      params,
      body: await presetOf(loading, data),
    })
    return program.presets.find(({ name }) => name === data.name)?.id ?? ''
  }),
  update: async (loading, { data }, presetId) => {
    const params = { id: loading.program_id, presetId }
    await loading.send(programs.updatePreset, { params, body: await presetOf(loading, data) })
  },
  remove: async ({ trx, send }, presetId) => {
    const preset = await findPreset(trx, presetId)
    if (preset) await send(programs.deletePreset, { params: { id: preset.program_id, presetId } })
  },
}
