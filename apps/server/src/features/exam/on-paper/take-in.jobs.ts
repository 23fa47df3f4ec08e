import type { JobKind } from '../../platform/jobs/run-jobs.ts'
import { createPapers } from '../progresses/papers.ts'
import type { SheetVerdict } from '../progresses/take-in-sheet.queries.ts'
import { openPaperPlace } from './paper-place.ts'
import { type CheckedSheet, isTaken, takeIn } from './take-in.ts'

interface Import {
  tryout_id: string
  sheets: CheckedSheet[]
  actor_id: string
}

/**
 * Takes in the sheets of a table, each in a transaction of its own. One that is there already is left alone: begun anew after a
 * crash, or sent twice, the job makes no attempt twice.
 */
export const importSheets: JobKind<Import, 'import_paper_answers'> = {
  name: 'import_paper_answers',
  run: async (means, { tryout_id, sheets, actor_id }, report) => {
    const { jobDb, noteScores } = means
    const place = await openPaperPlace(jobDb, createPapers(jobDb), tryout_id)
    const counts: Record<SheetVerdict, number> = {
      new: 0,
      replaced: 0,
      unchanged: 0,
      running: 0,
      on_device: 0,
    }
    for (const [index, sheet] of sheets.entries()) {
      await report({ stage: 'taking_in', done: index, of: sheets.length, message: 'Memasukkan jawaban' })
      counts[await takeIn({ ...means, db: jobDb }, place, sheet, actor_id)] += 1
      noteScores(tryout_id)
    }
    const refused = Object.entries(counts).reduce(
      (sum, [verdict, count]) => (isTaken(verdict as SheetVerdict) ? sum : sum + count),
      0,
    )
    return { taken: counts.new, replaced: counts.replaced, unchanged: counts.unchanged, refused }
  },
}
