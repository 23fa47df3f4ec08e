import { results } from '@gerbang/contract/results.ts'
import { AppError, notFound } from '../../http/errors.ts'
import type { Mount } from '../../http/handle.ts'
import type { Platform } from '../../platform.ts'
import { listPaperKeys } from '../marks/keys.queries.ts'
import { findAttemptScore, listSubTestScores } from '../marks/marks.queries.ts'
import { findLongestExtra } from '../progresses/attempts.queries.ts'
import type { Exam } from '../progresses/exam.ts'
import { findPaperHead, listPaperStimuli } from '../progresses/papers.queries.ts'
import { findTryout } from '../tryouts/tryouts.queries.ts'
import { findFinished } from './find-finished.ts'
import { markAttempt } from './mark-attempt.ts'
import { listKeyChanges } from './results.queries.ts'
import { describeScoring, isReviewAllowed } from './results.rules.ts'

/** The one call that shows keys and explanations to a student. */
export function reviewRoutes(mount: Mount, { db, now, exam }: Platform & { exam: Exam }): void {
  mount(results.review, async ({ viewer, params, query }) => {
    const at = now()
    const tryout = await findTryout(db, params.slug)
    const attempt = tryout && (await findFinished(db, exam, viewer, tryout.id, at))
    if (!attempt) throw notFound('Hasil')
    if (!isReviewAllowed(tryout, await findLongestExtra(db, tryout.id), at))
      throw new AppError(403, 'not_released', 'Pembahasan belum dibuka untuk try out ini.')

    const { sheets, topic_names } = await markAttempt(db, exam.findPaper, attempt)
    const wanted = query.sub_test_id ?? sheets[0]?.sub_test.id
    const sheet = sheets.find(candidate => candidate.sub_test.id === wanted)
    if (!sheet?.paper) throw notFound('Subtes')
    const subTestId = sheet.sub_test.id
    const score = await findAttemptScore(db, attempt.bucket, attempt.id)
    if (!score) throw notFound('Hasil')
    const scored = { bucket: attempt.bucket, attempt_id: attempt.id, score_run_id: score.score_run_id }
    const [head, stimuli, keys, scores, changes] = await Promise.all([
      findPaperHead(db, subTestId),
      listPaperStimuli(db, subTestId),
      listPaperKeys(db, subTestId),
      listSubTestScores(db, scored),
      listKeyChanges(db, tryout.id, score.key_version),
    ])
    const scaled = new Map(scores.map(row => [row.sub_test_id, row]))
    const explanations = new Map(keys.map(row => [row.question_id, row]))
    const stimulusIds = new Map(sheet.paper.items.map(item => [item.question_id, item.stimulus_id]))
    const data = {
      tryout_title: tryout.title,
      scoring: describeScoring(tryout, score, changes),
      sub_tests: sheets.map(({ sub_test: { id, subject }, marks }) => ({
        id,
        subject,
        correct: marks.filter(mark => mark.outcome === 'correct').length,
        questions: marks.length,
        scaled: scaled.get(id)?.scaled ?? null,
        se: scaled.get(id)?.scaled_se ?? null,
      })),
      sub_test_id: subTestId,
      lang: head?.lang ?? 'id',
      stimuli,
      order: sheet.paper.order(attempt.seed),
      questions: sheet.marks.map(mark => ({
        ...mark,
        id: mark.question_id,
        stimulus_id: stimulusIds.get(mark.question_id) ?? null,
        topic: topic_names.get(mark.topic_id) ?? '',
        explanation_html: explanations.get(mark.question_id)?.explanation_html ?? '',
        explanation_video_url: explanations.get(mark.question_id)?.explanation_video_url ?? null,
      })),
    }
    return { data }
  })
}
