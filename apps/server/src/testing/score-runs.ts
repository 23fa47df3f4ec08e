import { scores } from '@gerbang/contract/scores/scores.ts'
import type { TestApp } from './api.ts'
import { createTryout, type TestTryout, type TryoutOptions } from './factories.ts'
import { simulateSittings } from './simulated-sittings.ts'

export const staffReason = 'Penilaian ulang untuk pengujian'

/** What an admin does with score runs. */
export function createScorer(app: Pick<TestApp, 'send'>, token: string) {
  const about = (runId: string) => ({ token, params: { runId }, body: { reason: staffReason } })
  return {
    token,
    start: (tryout: Pick<TestTryout, 'id'>, body: object = {}) =>
      app.send(scores.rescore, {
        token,
        params: { id: tryout.id },
        body: { reason: staffReason, ...body },
      }),
    regrade: (tryout: Pick<TestTryout, 'id'>, questionId: string | undefined, body: object) =>
      app.send(scores.regrade, {
        token,
        params: { id: tryout.id, questionId: questionId ?? '' },
        body: { reason: staffReason, ...body },
      }),
    read: (runId: string) => app.send(scores.getRun, { token, params: { runId } }),
    publish: (runId: string) => app.send(scores.publish, about(runId)),
    fixScale: (runId: string) => app.send(scores.fixScale, about(runId)),
    cancel: (runId: string) => app.send(scores.cancel, about(runId)),
    listItems: (runId: string, query: Record<string, string | number> = {}) =>
      app.send(scores.listItems, { token, params: { runId }, query }),
    listRuns: (tryout: Pick<TestTryout, 'id'>) =>
      app.send(scores.listRuns, { token, params: { id: tryout.id } }),
    listEvents: (tryout: Pick<TestTryout, 'id'>) =>
      app.send(scores.listEvents, { token, params: { id: tryout.id } }),
    reset: (tryout: Pick<TestTryout, 'id'>, userId: string) =>
      app.send(scores.reset, {
        token,
        params: { tryoutId: tryout.id, userId },
        body: { reason: staffReason },
      }),
  }
}
export type Scorer = ReturnType<typeof createScorer>

/** A try-out by item response that students have sat; open-ended, so that it can be scored at any time. */
export async function createSat(
  app: Pick<TestApp, 'db'>,
  { students = 120, ...options }: TryoutOptions & { students?: number },
) {
  const tryout = await createTryout(app.db, { scoring: 'irt', sub_tests: 2, questions: 12, ...options })
  return { tryout, ids: await simulateSittings(app.db, tryout.id, { students }) }
}

/** Everything that a run gives, without its own id and times. */
export async function readScores({ db }: Pick<TestApp, 'db'>, runId: string): Promise<string> {
  const tables = ['sub_test_scores', 'attempt_scores', 'score_run_items'] as const
  const rows = await Promise.all(
    tables.map(table => db.selectFrom(table).selectAll().where('score_run_id', '=', runId).execute()),
  )
  const bare = rows.flat().map(row => ({ ...row, score_run_id: '', scored_at: '' }))
  return JSON.stringify(bare.map(row => JSON.stringify(row)).toSorted())
}
