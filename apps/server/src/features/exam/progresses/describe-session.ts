import type { Session } from '@gerbang/contract/exam/progresses.ts'
import { notFound } from '../../../http/errors.ts'
import type { Platform } from '../../../platform.ts'
import type { SubTestRow, TryoutRow } from '../tryouts/tryouts.queries.ts'
import { listAnswers } from './answers.queries.ts'
import type { FindPaper } from './papers.ts'
import type { AttemptFound } from './start-batches.ts'

export interface Place {
  tryout: TryoutRow
  sub_tests: SubTestRow[]
  sub_test: SubTestRow
}

export interface Opened {
  id: string
  started_at: string
  ends_at: string
  lease: string
}

/** What the browser needs to go on with a sub-test, beside its paper. */
export function createDescribeSession(
  { examDb, now }: Pick<Platform, 'examDb' | 'now'>,
  findPaper: FindPaper,
) {
  return async (place: Place, attempt: AttemptFound, opened: Opened, isNew: boolean): Promise<Session> => {
    const paper = await findPaper(place.sub_test.id)
    if (!paper) throw notFound('Soal')
    const { id, started_at, ends_at, lease } = opened
    const { id: sub_test_id, subject, position, duration_seconds } = place.sub_test
    const answers = isNew ? [] : await listAnswers(examDb, attempt.bucket, id)
    return {
      server_now: now().toISOString(),
      progress: {
        id,
        started_at,
        ends_at,
        lease,
        sub_test_id,
        subject,
        position,
        duration_seconds,
        tryout_title: place.tryout.title,
        sub_test_count: place.sub_tests.length,
      },
      order: paper.order(attempt.seed),
      answers,
    }
  }
}
