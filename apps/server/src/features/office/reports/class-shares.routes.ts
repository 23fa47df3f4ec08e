import { hash } from 'node:crypto'
import { classReports } from '@gerbang/contract/office/class-reports.ts'
import type { Db } from '../../../db/database.ts'
import { conflict, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { findLongestExtra } from '../../exam/progresses/attempts.queries.ts'
import type { FindPaper } from '../../exam/progresses/papers.ts'
import { isReviewAllowed } from '../../scores/results/results.rules.ts'
import { findTryout, type TryoutRow } from '../../exam/tryouts/tryouts.queries.ts'
import { findPublished, guardClass } from './class-access.ts'
import { listClassStudents } from './class-page.queries.ts'
import { describeClass } from './describe-class.ts'
import { deleteShare, findShare, insertShare, listShares } from './class-shares.queries.ts'

const dayMs = 24 * 3_600_000
const hashToken = (token: string) => hash('sha256', token, 'buffer')

const obstacles = {
  small: conflict(
    'unchanged',
    `Kelas dengan kurang dari ${limits.leastForShare} siswa tidak dibagikan: angkanya bercerita tentang orang.`,
  ),
  not_released: conflict('not_released', 'Kuncinya belum boleh dibuka. Bagikan sesudah pembahasan keluar.'),
}

/** Why the page of a class may not be shown to anybody; asked when a link is made and each time it is followed. */
async function findObstacle(db: Db, tryout: TryoutRow, batch: string, at: Date) {
  const students = await listClassStudents(db, tryout.id, batch)
  if (students.length < limits.leastForShare) return 'small'
  return isReviewAllowed(tryout, await findLongestExtra(db, tryout.id), at) ? undefined : 'not_released'
}

/** Links to pages without names: only where keys may be known, and only until they end or are ended. */
export function classShareRoutes(
  mount: Mount,
  platform: Platform & { exam: { findPaper: FindPaper } },
): void {
  const { db, now, newId, exam, randomBytes } = platform

  mount(classReports.shares, async ({ viewer, params: { tryoutId }, query: { batch } }) => {
    const tryout = await findPublished(db, tryoutId)
    await guardClass(db, viewer, batch)
    return { data: await listShares(db, { tryout_id: tryout.id, batch }, now().toISOString()) }
  })

  mount(classReports.share, async ({ viewer, act, params: { tryoutId }, body: { batch, days } }) => {
    const tryout = await findPublished(db, tryoutId)
    await guardClass(db, viewer, batch)
    const at = now()
    const obstacle = await findObstacle(db, tryout, batch, at)
    if (obstacle) throw obstacles[obstacle]
    const token = randomBytes(16).toString('base64url')
    const expires_at = new Date(at.getTime() + days * dayMs).toISOString()
    await act(tryout.id, async (trx, note) => {
      const row = { id: newId(), tryout_id: tryout.id, batch, created_by: viewer.user_id, expires_at }
      const values = { ...row, token_hash: hashToken(token), created_at: at.toISOString() }
      await insertShare(trx, values)
      await note({ details: { batch, expires_at } })
    })
    return { message: 'Tautan dibuat', data: { token, expires_at } }
  })

  mount(classReports.unshare, async ({ viewer, act, params: { tryoutId, shareId }, query: { batch } }) => {
    await guardClass(db, viewer, batch)
    await act(tryoutId, async (trx, note) => {
      const ended = await deleteShare(trx, { tryout_id: tryoutId, batch }, shareId)
      if (!ended) throw notFound('Tautan')
      await note({ details: { batch, expires_at: ended.expires_at } })
    })
    return { message: 'Tautan dicabut', data: null }
  })

  mount(classReports.shared, async ({ params: { token } }) => {
    const at = now()
    const share = await findShare(db, hashToken(token), at.toISOString())
    const tryout = share && (await findTryout(db, share.tryout_id))
    if (!tryout || (await findObstacle(db, tryout, share.batch, at))) throw notFound('Halaman')
    const page = await describeClass(db, exam.findPaper, tryout, { batch: share.batch, hidden: at })
    return { data: { ...page, expires_at: share.expires_at } }
  })
}
