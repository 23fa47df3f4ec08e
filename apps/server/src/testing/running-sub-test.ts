import { v7 } from 'uuid'
import type { Db } from '../db/database.ts'
import type { TestApp } from './api.ts'
import { createProgram, createTryout, type TryoutOptions } from './factories.ts'
import { enroll, start } from './sittings.ts'

/** A student in the first sub-test of a try-out of their own, from the tab `client_id`. */
export async function createRunning(
  app: TestApp,
  options: Partial<TryoutOptions> = {},
  user: Parameters<typeof enroll>[2] = {},
) {
  const { id: program_id } = await createProgram(app.db)
  const tryout = await createTryout(app.db, { program_id, ...options })
  const student = await enroll(app, tryout, user)
  const [subTest, next] = tryout.sub_tests
  const client_id = v7()
  const session = await start(app, student, subTest, { client_id })
  return { ...student, ...session, session, tryout, subTest, next, client_id, items: subTest?.items ?? [] }
}

/** An answer as it is sent, and as it is stored. */
export const answer = (question_id: string | undefined, value: unknown, seq = 1, flagged = false) => ({
  question_id,
  value,
  flagged,
  seq,
})

/** What is stored of a progress, in the order in which it was answered. */
export function readAnswers(db: Db, { id }: { id: string }, table: 'answers' | 'late_answers' = 'answers') {
  const rows = db.selectFrom(table).select(['question_id', 'value', 'flagged', 'seq'])
  return rows.where('progress_id', '=', id).orderBy('seq').execute()
}
