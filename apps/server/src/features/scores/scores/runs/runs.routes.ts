import { scores } from '@gerbang/contract/scores/scores.ts'
import { notFound } from '../../../../http/errors.ts'
import type { Mount } from '../../../../http/handle.ts'
import type { Platform } from '../../../../platform.ts'
import { compareRuns } from './compare-runs.queries.ts'
import { describeOneRun, listRunsByTryout } from './describe-run.queries.ts'
import { findScoredTryout } from './papers.queries.ts'
import { listLog, listRunSubTests } from './run-detail.queries.ts'
import { listRunItems } from './run-items.queries.ts'
import { findRun } from './runs.queries.ts'

export function runRoutes(mount: Mount, { db }: Platform): void {
  mount(scores.listRuns, async ({ params }) => {
    const data = (await listRunsByTryout(db, [params.id])).get(params.id)
    if (!data) throw notFound('Try out')
    return { data }
  })

  mount(scores.getRun, async ({ params }) => {
    const run = await describeOneRun(db, params.runId)
    const tryout = await findScoredTryout(db, run.tryout_id)
    const [sub_tests, log] = await Promise.all([listRunSubTests(db, run.id, tryout), listLog(db, run.id)])
    return { data: { ...run, tryout, sub_tests, log } }
  })

  mount(scores.compare, async ({ params }) => ({ data: await compareRuns(db, params.runId) }))

  mount(scores.listItems, async ({ params, query }) => {
    if (!(await findRun(db, params.runId))) throw notFound('Penilaian')
    return listRunItems(db, params.runId, query)
  })
}
