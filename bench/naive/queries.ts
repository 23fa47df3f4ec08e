import { randomUUID } from 'node:crypto'
import { orderPaper } from '@gerbang/scoring/paper-order.ts'
import type { Database, Db } from '../../apps/server/src/db/database.ts'
import { lockNewestAttempt } from '../../apps/server/src/features/exam/progresses/attempts.queries.ts'
import { closeProgresses } from '../../apps/server/src/features/exam/progresses/close-progress.queries.ts'
import {
  listPaperItems,
  listPaperStimuli,
} from '../../apps/server/src/features/exam/progresses/papers.queries.ts'
import { listProgressFacts } from '../../apps/server/src/features/exam/progresses/progresses.queries.ts'
import { findNewestAttempt } from '../../apps/server/src/features/exam/tryouts/attempts.queries.ts'
import { findTryout, listSubTests } from '../../apps/server/src/features/exam/tryouts/tryouts.queries.ts'
import type { NaiveViewer } from './find-viewer.ts'

function listProgresses(db: Db, bucket: number, attemptId: string) {
  return db
    .selectFrom('progresses')
    .selectAll()
    .where(eb => eb.and({ bucket, attempt_id: attemptId }))
    .execute()
}

/** Undefined when this student may not start now. */
export function startProgress(
  db: Database,
  viewer: NaiveViewer,
  slug: string,
  { sub_test_id, client_id }: { sub_test_id: string; client_id: string },
) {
  return db.transaction().execute(async trx => {
    const tryout = await findTryout(trx, slug)
    const subTests = tryout ? await listSubTests(trx, [tryout.id]) : []
    const subTest = subTests.find(candidate => candidate.id === sub_test_id)
    if (!tryout || !subTest) return undefined
    const attempt = await lockNewestAttempt(trx, viewer, tryout.id)
    if (!attempt || (await listProgresses(trx, viewer.bucket, attempt.id)).length > 0) return undefined

    const now = new Date()
    const progress = {
      id: randomUUID(),
      lease: randomUUID(),
      sub_test_id,
      started_at: now.toISOString(),
      ends_at: new Date(
        now.getTime() + subTest.duration_seconds * viewer.extra_time_factor * 1000,
      ).toISOString(),
    }
    const { bucket, user_id } = viewer
    await trx
      .insertInto('progresses')
      .values({ ...progress, bucket, user_id, attempt_id: attempt.id, client_id })
      .execute()
    await trx
      .updateTable('attempts')
      .set({ status: 'in_progress', started_at: progress.started_at })
      .where(eb => eb.and({ bucket, id: attempt.id }))
      .execute()
    await trx
      .updateTable('sessions')
      .set({ exam_until: progress.ends_at, last_seen_at: now.toISOString() })
      .where('id', '=', viewer.id)
      .execute()
    const order = orderPaper(await listPaperItems(trx, sub_test_id), attempt.seed, {
      questions: tryout.shuffle_questions,
      options: tryout.shuffle_options,
    })
    return {
      server_now: now.toISOString(),
      progress: { ...progress, ...subTest, tryout_title: tryout.title, sub_test_count: subTests.length },
      order,
      answers: [],
    }
  })
}

/** A closing of its own, with the paper read for it; undefined when there is no such session. */
export async function submitProgress(db: Database, viewer: NaiveViewer, id: string, lease: string) {
  const [facts] = await listProgressFacts(db, [{ ...viewer, id }])
  if (!facts) return undefined
  const findPaper = async (subTestId: string) => {
    const items = await listPaperItems(db, subTestId)
    return { items, length: items.length }
  }
  const wanted = { ...facts, by: 'student' as const, at: new Date(), lease }
  const [closing] = await closeProgresses(db, findPaper, [wanted], 'wait')
  return closing
}

/** Undefined when this student has not started it. */
export async function readPaper(db: Database, viewer: NaiveViewer, slug: string, subTestId: string) {
  const tryout = await findTryout(db, slug)
  const attempt = tryout && (await findNewestAttempt(db, viewer, tryout.id))
  const progresses = attempt ? await listProgresses(db, viewer.bucket, attempt.id) : []
  if (!progresses.some(progress => progress.sub_test_id === subTestId && progress.submitted_at === null))
    return undefined
  const stimuli = await listPaperStimuli(db, subTestId)
  const items = await listPaperItems(db, subTestId)
  const questions = items.map(({ question_id, stimulus_id, content }) => ({
    question_id,
    stimulus_id,
    content,
  }))
  return { sub_test_id: subTestId, stimuli, questions }
}
