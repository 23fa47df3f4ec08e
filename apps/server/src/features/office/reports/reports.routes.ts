import { Readable } from 'node:stream'
import { reports } from '@gerbang/contract/office/reports.ts'
import { type Cell, sheetFiles } from '../../../content/sheet-files.ts'
import { notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import {
  findShownTryout,
  listScoredTryouts,
  type ShownTryout,
} from '../../scores/scores/scored-tryouts.queries.ts'
import { describeReport, mostInFile } from './describe-report.ts'
import { exportReport } from './export-report.queries.ts'
import { findSimilar } from './find-similar.ts'
import { listMeans } from './reports.queries.ts'

const describeRow = (tryout: ShownTryout, mean = null as number | null) => ({
  ...tryout,
  mean,
  flagged: tryout.published_run?.flagged ?? 0,
})

async function* toStream(rows: Cell[][]) {
  yield* rows
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

  mount(reports.export, async ({ params, query: { table, format, ...cohort }, reply }) => {
    const tryout = await findShownTryout(db, params.id, now())
    if (!tryout) throw notFound('Try out')
    const report = await describeReport(db, tryout, { ...cohort, at: now(), most: mostInFile })
    const { title, rows } = await exportReport(db, report, table)
    const file = sheetFiles[format]
    const name = `${title.toLowerCase()}-${tryout.slug}.${file.extension}`
    void reply
      .header('content-type', file.type)
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(Readable.from(file.write(toStream(rows), title), { objectMode: false }))
    return undefined
  })

  mount(reports.similar, async ({ params, query }) => {
    const tryout = await findShownTryout(db, params.id, now())
    if (!tryout) throw notFound('Try out')
    return { data: await findSimilar(db, tryout, query) }
  })

  mount(reports.get, async ({ params, query }) => {
    const tryout = await findShownTryout(db, params.id, now())
    if (!tryout) throw notFound('Try out')
    return { data: await describeReport(db, tryout, { ...query, at: now() }) }
  })
}
