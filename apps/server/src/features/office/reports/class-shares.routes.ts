import { hash } from 'node:crypto'
import { classReports } from '@gerbang/contract/office/class-reports.ts'
import { conflict, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { findLongestExtra } from '../../exam/progresses/attempts.queries.ts'
import type { FindPaper } from '../../exam/progresses/papers.ts'
import { isReviewAllowed } from '../../scores/results/results.rules.ts'
import { findTryout } from '../../exam/tryouts/tryouts.queries.ts'
import { findPublished, guardClass } from './class-access.ts'
import { listClassStudents } from './class-page.queries.ts'
import { describeClass } from './describe-class.ts'
import { findShare, insertShare } from './class-shares.queries.ts'

const dayMs = 24 * 3_600_000
const hashToken = (token: string) => hash('sha256', token, 'buffer')

/** Links to pages without names: only where keys may be known, and only until they end. */
export function classShareRoutes(
  mount: Mount,
  platform: Platform & { exam: { findPaper: FindPaper } },
): void {
  const { db, now, exam, randomBytes } = platform

  mount(classReports.share, async ({ viewer, act, params: { tryoutId }, body: { batch, days } }) => {
    const tryout = await findPublished(db, tryoutId)
    await guardClass(db, viewer, batch)
    const students = await listClassStudents(db, tryout.id, batch)
    if (students.length < limits.leastForShare)
      throw conflict(
        'unchanged',
        `Kelas dengan kurang dari ${limits.leastForShare} siswa tidak dibagikan: angkanya bercerita tentang orang.`,
      )
    const at = now()
    const extra = await findLongestExtra(db, tryout.id)
    if (!isReviewAllowed(tryout, extra, at))
      throw conflict('not_released', 'Kuncinya belum boleh dibuka. Bagikan sesudah pembahasan keluar.')
    const token = randomBytes(16).toString('base64url')
    const expires_at = new Date(at.getTime() + days * dayMs).toISOString()
    await act(tryout.id, async (trx, note) => {
      const row = { tryout_id: tryout.id, batch, created_by: viewer.user_id, expires_at }
      const values = { ...row, token_hash: hashToken(token), created_at: at.toISOString() }
      await insertShare(trx, values)
      await note({ details: { batch, expires_at } })
    })
    return { message: 'Tautan dibuat', data: { token, expires_at } }
  })

  mount(classReports.shared, async ({ params: { token } }) => {
    const at = now()
    const share = await findShare(db, hashToken(token), at.toISOString())
    const tryout = share && (await findTryout(db, share.tryout_id))
    if (!tryout || !isReviewAllowed(tryout, await findLongestExtra(db, tryout.id), at))
      throw notFound('Halaman')
    const page = await describeClass(db, exam.findPaper, tryout, { batch: share.batch, names: false })
    return { data: { ...page, expires_at: share.expires_at } }
  })
}
