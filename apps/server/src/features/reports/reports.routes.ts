import { reports } from '@gerbang/contract/reports.ts'
import { notFound } from '../../http/errors.ts'
import type { Mount } from '../../http/handle.ts'
import type { Platform } from '../../platform.ts'
import { findShownTryout, listScoredTryouts, type ShownTryout } from '../scores/scored-tryouts.queries.ts'
import { describeReport } from './describe-report.ts'
import { listMeans } from './reports.queries.ts'

function describeRow(tryout: ShownTryout, mean: number | undefined) {
  const { id, slug, title, program, opens_at, closes_at, phase, participants, is_provisional, ranked_at } =
    tryout
  return {
    id,
    slug,
    title,
    program,
    opens_at,
    closes_at,
    phase,
    participants,
    is_provisional,
    ranked_at,
    mean: mean ?? null,
    flagged: tryout.published_run?.flagged ?? 0,
  }
}

export function reportRoutes(mount: Mount, { db, now }: Platform): void {
  mount(reports.list, async ({ query }) => {
    const { data, meta } = await listScoredTryouts(db, query, now())
    const means = await listMeans(
      db,
      data.map(({ id }) => id),
    )
    return { data: data.map(tryout => describeRow(tryout, means.get(tryout.id))), meta }
  })

  mount(reports.get, async ({ params, query: { batch } }) => {
    const tryout = await findShownTryout(db, params.id, now())
    if (!tryout) throw notFound('Try out')
    return { data: await describeReport(db, tryout, batch) }
  })
}
