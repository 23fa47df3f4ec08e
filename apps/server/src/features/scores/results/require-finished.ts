import type { Database } from '../../../db/database.ts'
import type { Viewer } from '../../../http/access.ts'
import { conflict, notFound } from '../../../http/errors.ts'
import type { Exam } from '../../exam/progresses/exam.ts'
import { type AttemptRow, listAttemptsAt, listScoredAttempts } from '../../exam/tryouts/attempts.queries.ts'

interface Wanted {
  tryout_id: string
  /** The newest one when left out. */
  number: number | undefined
}

/** A finished attempt of a student, and all of them, newest first. One whose time has run out is closed before. */
export async function requireFinished(
  { db, exam }: { db: Database; exam: Exam },
  viewer: Viewer,
  { tryout_id, number }: Wanted,
  at: Date,
): Promise<{ attempt: AttemptRow; attempts: AttemptRow[] }> {
  const own = await listAttemptsAt(db, viewer, tryout_id)
  const isUnfinished = own.some(({ status }) => status !== 'scored')
  if (isUnfinished) await exam.findAttempt({ viewer, tryout_id }, at)
  const attempts = isUnfinished ? await listScoredAttempts(db, viewer, tryout_id) : own
  if (attempts.length === 0) throw conflict('unfinished', 'Selesaikan dulu semua subtes try out ini.')
  const attempt = number === undefined ? attempts[0] : attempts.find(own => own.number === number)
  if (!attempt) throw notFound('Hasil')
  return { attempt, attempts }
}
