import { type SubjectDetail, subjects } from '@gerbang/contract/bank/subjects.ts'
import type { Db } from '../../../db/database.ts'
import { conflict, invalid, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { noteAct } from '../../platform/audit/note-act.ts'
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

const codeTaken = { code: ['Kode ini sudah dipakai di program yang sama.'] }
const about = (id: string) => ({ type: 'subject', id })

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

  mount(subjects.create, async ({ viewer, body }) => {
    const id = newId()
    const at = now().toISOString()
    await db.transaction().execute(async trx => {
      await demandProgram(trx, body.program_id)
      if (await isCodeTaken(trx, body.program_id, body.code)) throw invalid(codeTaken)
      await insertSubject(trx, { id, ...body, created_at: at, updated_at: at })
      await noteAct(trx, platform, viewer, { action: 'subject_created', subject: about(id) })
    })
    return { message: 'Subtes ditambahkan', data: await demandSubject(db, id) }
  })

  mount(subjects.update, async ({ viewer, params: { id }, body: { topics, ...written } }) => {
    await db.transaction().execute(async trx => {
      const present = await demandLocked(trx, id)
      if (await isCodeTaken(trx, present.program_id, written.code, id)) throw invalid(codeTaken)
      await updateSubject(trx, id, { ...written, updated_at: now().toISOString() })
      await arrangeTopics(trx, present, topics, platform)
      await noteAct(trx, platform, viewer, { action: 'subject_changed', subject: about(id) })
    })
    return { message: 'Perubahan tersimpan', data: await demandSubject(db, id) }
  })

  mount(subjects.delete, async ({ viewer, params: { id } }) => {
    await db.transaction().execute(async trx => {
      const { is_used, topics } = await demandLocked(trx, id)
      if (is_used || topics.some(({ question_count }) => question_count > 0))
        throw conflict('in_use', 'Subtes ini dipakai bank soal atau try out, jadi tidak bisa dihapus.')
      await deleteSubject(trx, id)
      await noteAct(trx, platform, viewer, { action: 'subject_deleted', subject: about(id) })
    })
    return { message: 'Subtes dihapus', data: null }
  })

  mount(subjects.addTopic, async ({ viewer, params: { id }, body: { name } }) => {
    const data = await db.transaction().execute(async trx => {
      const { topics } = await demandLocked(trx, id)
      const known = topics.find(topic => topic.name.toLowerCase() === name.toLowerCase())
      if (known) return known
      const at = now().toISOString()
      const row = { id: newId(), subject_id: id, name, created_at: at, updated_at: at }
      await insertTopic(trx, row)
      await noteAct(trx, platform, viewer, {
        action: 'topic_created',
        subject: { type: 'topic', id: row.id },
      })
      return { id: row.id, name, question_count: 0 }
    })
    return { message: 'Topik tersedia', data }
  })
}
