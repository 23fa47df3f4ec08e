import { outcomes } from '@gerbang/contract/scores/outcomes.ts'
import type { JobQueue } from '../../../db/job-queue.ts'
import { invalid, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import { openTable } from '../../../http/open-table.ts'
import type { Platform } from '../../../platform.ts'
import { answerImport } from '../../platform/jobs/answer-import.ts'
import type { JobOrder } from '../../platform/jobs/run-jobs.ts'
import { findTold, listEverChosen } from './find-told.ts'
import { findKnownNames, importOutcomes } from './import-outcomes.queries.ts'
import { readLogins, readOutcomeRows } from './outcome-rows.ts'
import { countOutcomes, deleteOutcome, listOutcomes, listTold, saveOutcomes } from './outcomes.queries.ts'
import { describeCalibration } from './outcomes.rules.ts'

const yearsBack = 3

export function outcomeRoutes(mount: Mount, means: Platform & { work: JobQueue<JobOrder> }): void {
  const { db, now } = means

  mount(outcomes.listOwn, async ({ viewer }) => ({
    data: {
      outcomes: await listOutcomes(db, viewer.user_id),
      choices: await listEverChosen(db, viewer.user_id),
      years: Array.from({ length: yearsBack }, (_, back) => now().getUTCFullYear() - back),
    },
  }))

  mount(outcomes.record, async ({ viewer, body: { major_id, year, admitted } }) => {
    const at = now()
    const { user_id } = viewer
    const choices = await listEverChosen(db, user_id)
    if (!choices.some(({ id }) => id === major_id)) throw notFound('Jurusan')
    if (year > at.getUTCFullYear()) throw invalid({ year: ['Hasil tahun itu belum ada.'] })
    const told = await findTold(db, { user_id, major_id, year })
    const written = { user_id, major_id, year, admitted, ...told }
    const consented_at = at.toISOString()
    const row = { ...written, source: 'student' as const, recorded_by: user_id, consented_at }
    await saveOutcomes(db, [row], consented_at)
    const own = (await listOutcomes(db, user_id)).find(one => one.major_id === major_id && one.year === year)
    if (!own) throw notFound('Hasil')
    return { message: 'Hasil tersimpan. Terima kasih!', data: own }
  })

  mount(outcomes.remove, async ({ viewer, params: { majorId: major_id }, query: { year } }) => {
    if (!(await deleteOutcome(db, { user_id: viewer.user_id, major_id, year }))) throw notFound('Hasil')
    return { message: 'Hasil dihapus', data: null }
  })

  mount(outcomes.calibration, async ({ query: { year } }) => {
    const [counts, told] = await Promise.all([countOutcomes(db, year), listTold(db, year)])
    return { data: { ...counts, ...describeCalibration(told) } }
  })

  mount(outcomes.import, async ({ viewer, body: { file, dry_run } }) => {
    const table = await openTable(file)
    const known = await findKnownNames(db, readLogins(table))
    const { ready, problems } = readOutcomeRows(table, known, now().getUTCFullYear())
    const payload = { rows: ready, imported_by: viewer.user_id }
    return answerImport(
      means,
      { viewer, dry_run, kind: importOutcomes, payload, isNeeded: ready.length > 0 },
      { rows: table.length, ready: ready.length, problems },
    )
  })
}
