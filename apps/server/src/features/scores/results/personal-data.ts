import { bucketOf } from '../../../db/bucket.ts'
import type { PersonalData } from '../../../personal-data.ts'
import { listEssays } from '../../exam/marks/essay-marks.queries.ts'
import { findAttemptScore, listSubTestScores } from '../../exam/marks/marks.queries.ts'
import { findLongestExtra } from '../../exam/progresses/attempts.queries.ts'
import { listAttempts } from '../../exam/tryouts/attempts.queries.ts'
import { findTryout, listSubTests } from '../../exam/tryouts/tryouts.queries.ts'
import { isReleased } from './results.rules.ts'
import { deleteTold, listTold } from './told-chances.queries.ts'

/** Scores of results that are out, since those before tell too much about keys; chances that were read; notes of reviews. */
export const resultData: PersonalData = {
  tables: ['attempt_scores', 'sub_test_scores', 'question_notes', 'told_chances'],
  copy: async ({ db, at }, { id }) => {
    const bucket = bucketOf(id)
    const results = []
    for (const attempt of await listAttempts(db, { bucket, user_id: id })) {
      const tryout = await findTryout(db, attempt.tryout_id)
      if (!tryout || !isReleased(tryout, await findLongestExtra(db, tryout.id), at)) continue
      const score = await findAttemptScore(db, bucket, attempt.id)
      if (!score) continue
      const scored = { bucket, attempt_id: attempt.id, score_run_id: score.score_run_id }
      const names = new Map((await listSubTests(db, [tryout.id])).map(row => [row.id, row.subject.name]))
      const subTests = await listSubTestScores(db, scored)
      const place = { place_id: tryout.id, attempt_id: attempt.id }
      const essays = tryout.has_essays ? await listEssays(db, place) : []
      results.push({
        try_out: tryout.title,
        nomor: attempt.number,
        scored_at: score.scored_at,
        total: score.total,
        total_se: score.total_se,
        uraian: essays.map(({ question_id, points }) => ({ question_id, nilai: points })),
        subtes: subTests.map(({ sub_test_id, raw, max, scaled, scaled_se, correct, wrong, blank }) => ({
          nama: names.get(sub_test_id),
          raw,
          max,
          scaled,
          scaled_se,
          correct,
          wrong,
          blank,
        })),
      })
    }
    const notes = await db
      .selectFrom('question_notes')
      .select(['question_id', 'text', 'updated_at'])
      .where('bucket', '=', bucket)
      .where('user_id', '=', id)
      .execute()
    const told = await listTold(db, { bucket, user_id: id })
    return { 'nilai.json': results, 'catatan.json': notes, 'peluang.json': told }
  },
  deletePrivate: async (trx, { id }) => {
    const bucket = bucketOf(id)
    await trx.deleteFrom('question_notes').where('bucket', '=', bucket).where('user_id', '=', id).execute()
    await deleteTold(trx, { bucket, user_id: id })
  },
}
