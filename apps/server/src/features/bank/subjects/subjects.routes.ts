import { type SubjectDetail, subjects } from '@gerbang/contract/bank/subjects.ts'
import type { Db } from '../../../db/database.ts'
import { unlessReferred } from '../../../http/database-faults.ts'
import { conflict, invalid, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { arrangeTopics } from './arrange-topics.ts'
import {
  deleteSubject,
  findSubject,
  insertSubject,
  insertTopic,
  isCodeTaken,
  listSubjects,
  lockSubject,
  updateSubject,
} from './subjects.queries.ts'
import { demandProgram } from '../../exam/programs/demand-program.queries.ts'

const inUse = () =>
  conflict(
    'in_use',
    'Subtes ini dipakai bank soal, try out, kuis, format, atau pelajaran, jadi tidak bisa dihapus.',
  )
const codeTaken = { code: ['Kode ini sudah dipakai di program yang sama.'] }

async function demandSubject(db: Db, id: string): Promise<SubjectDetail> {
  const subject = await findSubject(db, id)
  if (!subject) throw notFound('Subtes')
  return subject
}

/** As it is now; until the transaction ends nobody else changes it or its topics. */
async function demandLocked(trx: Db, id: string): Promise<SubjectDetail> {
  await lockSubject(trx, id)
  return demandSubject(trx, id)
}

export function subjectListRoutes(mount: Mount, platform: Platform): void {
  const { db, now, newId } = platform

  for (const call of [subjects.list, subjects.listAll])
    mount(call, async ({ query }) => ({ data: await listSubjects(db, query.program_id) }))

  mount(subjects.get, async ({ params: { id } }) => ({ data: await demandSubject(db, id) }))

  mount(subjects.create, async ({ act, body }) => {
    const id = newId()
    const at = now().toISOString()
    await act(id, async trx => {
      await demandProgram(trx, body.program_id)
      if (await isCodeTaken(trx, body.program_id, body.code)) throw invalid(codeTaken)
      await insertSubject(trx, { id, ...body, created_at: at, updated_at: at })
    })
    return { message: 'Subtes ditambahkan', data: await demandSubject(db, id) }
  })

  mount(subjects.update, async ({ act, params: { id }, body: { topics, ...written } }) => {
    const change = act(id, async trx => {
      const present = await demandLocked(trx, id)
      if (await isCodeTaken(trx, present.program_id, written.code, id)) throw invalid(codeTaken)
      await updateSubject(trx, id, { ...written, updated_at: now().toISOString() })
      await arrangeTopics(trx, present, topics, platform)
    })
    // Papers keep the topic that a question had when they were published, whatever it has now.
    await unlessReferred(change, () =>
      invalid({
        topics: ['Topik yang masih ada di try out atau kuis yang sudah terbit tidak bisa dihapus.'],
      }),
    )
    return { message: 'Perubahan tersimpan', data: await demandSubject(db, id) }
  })

  mount(subjects.delete, async ({ act, params: { id } }) => {
    const deletion = act(id, async trx => {
      const { is_used, topics } = await demandLocked(trx, id)
      if (is_used || topics.some(({ question_count }) => question_count > 0)) throw inUse()
      await deleteSubject(trx, id)
    })
    await unlessReferred(deletion, inUse)
    return { message: 'Subtes dihapus', data: null }
  })

  mount(subjects.addTopic, async ({ act, params: { id }, body: { name } }) => {
    const data = await act(id, async (trx, note) => {
      const { topics } = await demandLocked(trx, id)
      const known = topics.find(topic => topic.name.toLowerCase() === name.toLowerCase())
      if (known) return known
      const at = now().toISOString()
      const row = { id: newId(), subject_id: id, name, created_at: at, updated_at: at }
      await insertTopic(trx, row)
      await note({ id: row.id })
      return { id: row.id, name, question_count: 0 }
    })
    return { message: 'Topik tersedia', data }
  })
}
