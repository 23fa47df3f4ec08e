import type { Viewer } from '../../../http/access.ts'
import { conflict, notFound } from '../../../http/errors.ts'
import type { Exam } from '../../exam/progresses/exam.ts'
import type { AttemptRow } from '../../exam/tryouts/attempts.queries.ts'

interface Wanted {
  tryout_id: string
  /** The newest one when left out. */
  number: number | undefined
}

interface Means<Row> {
  exam: Exam
  /** Reads the attempts of the student in this try-out, newest first. */
  list: () => Promise<Row[]>
}

/** A finished attempt of a student, and all of them, newest first. One whose time has run out is closed before. */
export async function requireFinished<Row extends AttemptRow>(
  { exam, list }: Means<Row>,
  viewer: Viewer,
  { tryout_id, number }: Wanted,
  at: Date,
): Promise<{ attempt: Row; attempts: Row[] }> {
  const isScored = ({ status }: Row) => status === 'scored'
  const own = await list()
  const isUnfinished = !own.every(isScored)
  if (isUnfinished) await exam.findAttempt({ viewer, tryout_id }, at)
  const attempts = isUnfinished ? (await list()).filter(isScored) : own
  if (attempts.length === 0) throw conflict('unfinished', 'Selesaikan dulu semua subtes try out ini.')
  const attempt = number === undefined ? attempts[0] : attempts.find(own => own.number === number)
  if (!attempt) throw notFound('Hasil')
  return { attempt, attempts }
}
