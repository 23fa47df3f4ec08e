import type { Body } from '@gerbang/contract/call.ts'
import { studentLists } from '@gerbang/contract/people/student-lists.ts'
import type { FastifyReply } from 'fastify'
import type { Db } from '../../../db/database.ts'
import type { JobQueue } from '../../../db/job-queue.ts'
import { conflict, invalid, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { isJobUnderWay } from '../../platform/jobs/jobs.queries.ts'
import { type JobOrder, startJob } from '../../platform/jobs/run-jobs.ts'
import { isActiveProgram } from '../accounts/accounts.queries.ts'
import { listClassNames } from '../classes/classes.queries.ts'
import { schoolYearAt } from '../classes/classes.rules.ts'
import { describeList, describeRow, sortRows } from './describe-list.ts'
import { judgeList } from './judge-list.ts'
import { writeLeft, writeTemplate } from './list-files.ts'
import {
  beginTaking,
  deleteList,
  findList,
  findUsual,
  insertList,
  type ListRow,
  lockList,
  updateList,
} from './lists.queries.ts'
import { openList } from './open-list.ts'
import { takeList } from './take-list.jobs.ts'

type Changes = Body<typeof studentLists.change>

const missing = () => notFound('Daftar siswa')
const taken = () => conflict('locked', 'Daftar ini sudah disimpan. Unggah lagi untuk mengubahnya.')

/** What is said of one row goes beside what was said of others. */
function applyChanges(list: ListRow, { mapping, answers, mend, leave }: Changes) {
  const mended = mend
    ? { ...list.mended, [mend.row]: { ...list.mended[String(mend.row)], [mend.field]: mend.value } }
    : list.mended
  const others = list.left_out.filter(row => row !== leave?.row)
  return {
    mapping: { ...list.mapping, ...mapping },
    answers: {
      ...list.answers,
      ...Object.fromEntries(Object.entries(answers ?? {}).filter(([, value]) => value !== undefined)),
    },
    mended,
    left_out: leave?.is_left ? [...others, leave.row] : others,
  }
}

function sendWorkbook(reply: FastifyReply, name: string, bytes: Uint8Array) {
  void reply
    .header('content-type', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    .header('content-disposition', `attachment; filename="${name}.xlsx"`)
    .send(Buffer.from(bytes))
  return undefined
}

/** One that is being taken in, or was, stays as it is. */
async function lockOpen(trx: Db, ownerId: string, id: string): Promise<ListRow> {
  const list = await lockList(trx, ownerId, id)
  if (!list) throw missing()
  if (list.taken_at !== null || (await isJobUnderWay(trx, list.job_id))) throw taken()
  return list
}

export function studentListRoutes(mount: Mount, means: Platform & { work: JobQueue<JobOrder> }): void {
  const { db, now, newId } = means

  async function requireList(ownerId: string, id: string): Promise<ListRow> {
    const list = await findList(db, ownerId, id)
    if (!list) throw missing()
    return list
  }

  const show = async (ownerId: string, id: string) => describeList(db, await requireList(ownerId, id))

  mount(studentLists.template, async ({ reply }) =>
    sendWorkbook(reply, 'daftar-siswa', writeTemplate(await listClassNames(db))),
  )

  mount(studentLists.upload, async ({ viewer: { user_id }, body: { file } }) => {
    const at = now()
    const usual = { ...(await findUsual(db)), grade: null, year: schoolYearAt(at) }
    const list = await openList(file, usual)
    const id = newId()
    const time = at.toISOString()
    await insertList(db, { id, owner_id: user_id, ...list, created_at: time, updated_at: time })
    return { message: 'Daftar sudah dibaca', data: await show(user_id, id) }
  })

  mount(studentLists.get, async ({ viewer, params: { id } }) => ({ data: await show(viewer.user_id, id) }))

  mount(studentLists.rows, async ({ viewer, params: { id }, query: { state, page, per_page } }) => {
    const { rows } = await judgeList(db, await requireList(viewer.user_id, id))
    const found = sortRows(rows).filter(row => state === undefined || row.state === state)
    const data = found.slice((page - 1) * per_page, page * per_page).map(describeRow)
    return { data, meta: { page, per_page, total: found.length } }
  })

  mount(studentLists.change, async ({ viewer: { user_id }, params: { id }, body }) => {
    const program = body.answers?.program_id
    if (program && !(await isActiveProgram(db, program)))
      throw invalid({ 'answers.program_id': ['Pilih salah satu program yang ada.'] })
    await db.transaction().execute(async trx => {
      const list = await lockOpen(trx, user_id, id)
      await updateList(trx, id, applyChanges(list, body), now().toISOString())
    })
    return { data: await show(user_id, id) }
  })

  mount(studentLists.take, async ({ viewer: { user_id }, params: { id } }) => {
    const { asked } = await show(user_id, id)
    if (asked.includes('program')) throw invalid({ program_id: ['Pilih program siswa yang baru.'] })
    const job_id = await db.transaction().execute(async trx => {
      await lockOpen(trx, user_id, id)
      const job_id = await startJob(trx, means, {
        kind: takeList,
        payload: { list_id: id, owner_id: user_id },
        owner_id: user_id,
      })
      await beginTaking(trx, id, job_id, now().toISOString())
      return job_id
    })
    return { message: 'Siswa sedang disimpan', data: { job_id } }
  })

  mount(studentLists.left, async ({ viewer, params: { id }, reply }) => {
    const list = await requireList(viewer.user_id, id)
    const { rows } = await judgeList(db, list)
    const left = rows.filter(({ state }) => state === 'fault' || state === 'left')
    return sendWorkbook(reply, 'siswa-ditinggalkan', writeLeft(list, left))
  })

  mount(studentLists.discard, async ({ viewer: { user_id }, params: { id } }) => {
    await db.transaction().execute(async trx => {
      const list = await lockList(trx, user_id, id)
      if (!list) throw missing()
      if (await isJobUnderWay(trx, list.job_id)) throw taken()
      await deleteList(trx, user_id, id)
    })
    return { message: 'Daftar dibuang', data: null }
  })
}
