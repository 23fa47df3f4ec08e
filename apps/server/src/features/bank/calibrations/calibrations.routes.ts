import { calibrations } from '@gerbang/contract/bank/calibrations.ts'
import { notFound } from '../../../http/errors.ts'
import type { Viewer } from '../../../http/access.ts'
import type { Mount } from '../../../http/handle.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import {
  countBands,
  countTopics,
  describePractice,
  listDrafts,
  listSubjects,
  listUnknown,
  nameScales,
} from './calibrations.queries.ts'
import { countLevelLacks, describeBands, describeCounts } from './calibrations.rules.ts'

export function calibrationRoutes(mount: Mount, { db, now }: Platform): void {
  /** Subjects with their bands and counts, as far as the viewer may read. */
  async function describe(viewer: Viewer, of: { program_id?: string | undefined; id?: string }) {
    const yearAgo = new Date(now().getTime() - limits.estimateOldMs).toISOString()
    const [subjects, counted, scales] = await Promise.all([
      listSubjects(db, of),
      countBands(db, viewer, yearAgo, of.id),
      nameScales(db),
    ])
    return subjects.map(({ id, default_question_count, subject, program }) => {
      const counts = counted.get(id) ?? []
      const bands = describeBands(counts, default_question_count)
      const told = { subject, program, scale: scales.get(id) ?? null, ...describeCounts(counts, bands) }
      return { told, bands, paper_questions: default_question_count }
    })
  }

  async function demand(viewer: Viewer, id: string) {
    const [found] = await describe(viewer, { id })
    if (!found) throw notFound('Subtes')
    return found
  }

  mount(calibrations.list, async ({ viewer, query }) => ({
    data: (await describe(viewer, query)).map(({ told }) => told),
  }))

  mount(calibrations.get, async ({ viewer, params: { id } }) => {
    const { told, bands, paper_questions } = await demand(viewer, id)
    const [topics, practice, drafts] = await Promise.all([
      countTopics(db, viewer, id),
      describePractice(db, viewer, id),
      viewer.role === 'admin' ? listDrafts(db, id) : [],
    ])
    return { data: { ...told, papers: limits.bankPapers, paper_questions, bands, topics, practice, drafts } }
  })

  mount(calibrations.next, async ({ viewer, params: { id }, query }) => {
    const { bands } = await demand(viewer, id)
    return listUnknown(db, viewer, { subject_id: id, lacks: countLevelLacks(bands) }, query)
  })
}
