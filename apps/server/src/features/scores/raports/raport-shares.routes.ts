import { hash } from 'node:crypto'
import { raportShares } from '@gerbang/contract/scores/raports.ts'
import { bucketOf } from '../../../db/bucket.ts'
import type { Db } from '../../../db/database.ts'
import type { Viewer } from '../../../http/access.ts'
import { notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import type { Exam } from '../../exam/progresses/exam.ts'
import { mayTeachStudent } from '../../people/classes/teachers.queries.ts'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { describeRaport } from './describe-raport.queries.ts'
import { deleteShare, findShare, findStudent, insertShare, listShares } from './raport-shares.queries.ts'

const dayMs = 24 * 3_600_000
const hashToken = (token: string) => hash('sha256', token, 'buffer')

type Action = 'raport_shared' | 'raport_unshared'

/** Whose raport the viewer means: the own one, or that of somebody whom they may see. */
async function findOwner(db: Db, { role, user_id: own }: Viewer, asked: string | undefined): Promise<string> {
  if (role === 'student' && (asked === undefined || asked === own)) return own
  const maySee = {
    student: async () => false,
    teacher: (id: string) => mayTeachStudent(db, own, id),
    admin: async (id: string) => (await findStudent(db, id)) !== undefined,
  }[role]
  if (asked === undefined || !(await maySee(asked))) throw notFound('Siswa')
  return asked
}

/** Links for parents, who have no account. */
export function raportShareRoutes(mount: Mount, platform: Platform & { exam: Exam }): void {
  const { db, reportDb, now, newId, exam, randomBytes } = platform

  /** What students do with their own raport is theirs alone. */
  async function record(trx: Db, viewer: Viewer, action: Action, subject_id: string) {
    if (viewer.role === 'student') return
    await insertAuditEntry(trx, {
      id: newId(),
      actor_id: viewer.user_id,
      action,
      subject_type: 'user',
      subject_id,
      reason: '',
      details: {},
      at: now().toISOString(),
    })
  }

  mount(raportShares.create, async ({ viewer, body: { user_id: asked, days } }) => {
    const user_id = await findOwner(db, viewer, asked)
    const at = now()
    const token = randomBytes(16).toString('base64url')
    const created_at = at.toISOString()
    const expires_at = new Date(at.getTime() + days * dayMs).toISOString()
    await db.transaction().execute(async trx => {
      const row = { id: newId(), user_id, created_by: viewer.user_id, created_at, expires_at }
      await insertShare(trx, { ...row, token_hash: hashToken(token) })
      await record(trx, viewer, 'raport_shared', user_id)
    })
    return { message: 'Tautan dibuat', data: { token, expires_at } }
  })

  mount(raportShares.list, async ({ viewer, query: { user_id } }) => ({
    data: await listShares(db, await findOwner(db, viewer, user_id), now().toISOString()),
  }))

  mount(raportShares.end, async ({ viewer, params: { id }, query: { user_id: asked } }) => {
    const user_id = await findOwner(db, viewer, asked)
    await db.transaction().execute(async trx => {
      if (!(await deleteShare(trx, user_id, id))) throw notFound('Tautan')
      await record(trx, viewer, 'raport_unshared', user_id)
    })
    return { message: 'Tautan dicabut', data: null }
  })

  mount(raportShares.read, async ({ params: { token } }) => {
    const at = now()
    const share = await findShare(reportDb, hashToken(token), at.toISOString())
    if (!share) throw notFound('Raport')
    const { user_id, expires_at } = share
    const student = { bucket: bucketOf(user_id), user_id }
    const raport = await describeRaport({ db: reportDb, findPaper: exam.findPaper, student, at })
    return { data: { ...raport, expires_at } }
  })
}
