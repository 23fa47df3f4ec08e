import { Readable } from 'node:stream'
import { scores } from '@gerbang/contract/scores/scores.ts'
import { beginRows, sheetFiles } from '../../../content/sheet-files.ts'
import { notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { listSubTestMeans } from '../rankings/ranking.queries.ts'
import { listSubTests } from '../../exam/tryouts/tryouts.queries.ts'
import { exportRanking } from './export-ranking.ts'
import { listFilterChoices, listRankedSchools, listRankedStudents } from './ranked-students.queries.ts'
import { resetAttempts } from './corrections/reset-attempts.ts'
import { listScoreEvents } from './corrections/score-events.queries.ts'
import { findShownTryout, listScoredTryouts } from './scored-tryouts.queries.ts'

/** `noteScores`: says that a try-out's ranks are stale. */
export function scoreRoutes(
  mount: Mount,
  { db, reportDb, now, newId, noteScores }: Platform & { noteScores: (tryoutId: string) => void },
): void {
  async function findTryout(id: string) {
    const tryout = await findShownTryout(reportDb, id, now())
    if (!tryout) throw notFound('Try out')
    return tryout
  }

  mount(scores.listTryouts, ({ query }) => listScoredTryouts(reportDb, query, now()))

  mount(scores.getTryout, async ({ params, query }) => {
    const tryout = await findTryout(params.id)
    const [{ data, meta }, subTests, means, choices] = await Promise.all([
      listRankedStudents(reportDb, tryout.id, query, query),
      listSubTests(reportDb, [tryout.id]),
      listSubTestMeans(reportDb, tryout.id),
      listFilterChoices(reportDb, tryout.id),
    ])
    const sub_tests = subTests.map(({ id, subject }) => {
      const mean = means.find(row => row.sub_test_id === id)?.mean ?? null
      return { id, subject, mean }
    })
    const scale = { min: tryout.scale_min, max: tryout.scale_max }
    return { data, meta: { ...meta, tryout, scale, sub_tests, ...choices } }
  })

  mount(scores.listSchools, async ({ params, query: { search } }) => {
    const { id } = await findTryout(params.id)
    return { data: await listRankedSchools(reportDb, id, search) }
  })

  mount(scores.export, async ({ act, params, query: { format, ...filter }, reply }) => {
    const tryout = await findTryout(params.id)
    const file = sheetFiles[format]
    await act(tryout.id, (_, note) => note({ details: { about: format, filter } }))
    const codes = (await listSubTests(reportDb, [tryout.id])).map(({ subject }) => subject.code)
    const name = `peringkat-${tryout.slug}.${file.extension}`
    const rows = await beginRows(exportRanking(reportDb, tryout.id, filter, codes))
    void reply
      .header('content-type', file.type)
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(Readable.from(file.write(rows, 'Peringkat'), { objectMode: false }))
    return undefined
  })

  mount(scores.reset, async ({ viewer, act, params, body: { reason } }) => {
    const doing = { actor_id: viewer.user_id, reason, at: now().toISOString(), newId }
    const of = { tryout_id: params.tryoutId, user_id: params.userId }
    const archived = await act(params.tryoutId, trx => resetAttempts(trx, of, doing))
    noteScores(params.tryoutId)
    return { message: 'Pengerjaan diarsipkan. Siswa dapat mulai lagi.', data: { archived } }
  })

  mount(scores.listEvents, async ({ params, query }) => {
    const { id } = await findTryout(params.id)
    return listScoreEvents(db, id, query)
  })
}
