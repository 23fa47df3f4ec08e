import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { listChoices, listScoredAttempts } from '../tryouts/attempts.queries.ts'
import { findTryoutFor } from '../tryouts/tryouts.queries.ts'
import { phaseOf } from '../tryouts/tryouts.rules.ts'
import type { Exam } from './exam.ts'
import { deadlineOf, stateOf } from './progress.rules.ts'
import { listEarlierReceipts, listStored } from './progresses.queries.ts'

const nothingStored = { answered: 0, receipt: null }

/** The checklist of sub-tests between two sessions. */
export function subjectRoutes(mount: Mount, { db, examDb, now, exam }: Platform & { exam: Exam }): void {
  mount(tryouts.earlierReceipts, async ({ viewer, params }) => {
    const tryout = await findTryoutFor(db, viewer, params.slug)
    if (!tryout) throw notFound('Try out')
    return { data: await listEarlierReceipts(db, viewer, tryout.id) }
  })

  mount(tryouts.subjects, async ({ viewer, params }) => {
    const found = await exam.starts.findTryout(params.slug)
    if (!found) throw notFound('Try out')
    const { tryout, sub_tests } = found
    const at = now()
    const attempt = await exam.findAttempt({ viewer, tryout_id: tryout.id }, at)
    if (!attempt) throw notFound('Pengerjaan')

    const [choices, stored, finished] = await Promise.all([
      listChoices(examDb, attempt.bucket, attempt.id),
      listStored(examDb, attempt.bucket, attempt.id),
      attempt.number > 1 ? listScoredAttempts(examDb, viewer, tryout.id) : [],
    ])
    const data = {
      server_now: at.toISOString(),
      title: tryout.title,
      mode: tryout.mode,
      choices_needed: choices.length < tryout.choices_min,
      attempt: { ...attempt, choices },
      finished: finished.filter(({ id }) => id !== attempt.id),
      sub_tests: sub_tests.map(subTest => {
        const progress = attempt.progresses.find(row => row.sub_test_id === subTest.id)
        const end =
          phaseOf(tryout, at) === 'open'
            ? deadlineOf(subTest.duration_seconds, tryout, viewer.extra_time_factor, at)
            : at
        return {
          ...subTest,
          state: stateOf(subTest, sub_tests, attempt.progresses, tryout.mode),
          available_seconds: Math.max(0, Math.floor((end.getTime() - at.getTime()) / 1000)),
          progress: progress ? { ...progress, ...(stored.get(progress.id) ?? nothingStored) } : null,
        }
      }),
    }
    return { data }
  })
}
