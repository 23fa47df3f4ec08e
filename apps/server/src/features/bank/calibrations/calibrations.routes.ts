import { calibrations } from '@gerbang/contract/bank/calibrations.ts'
import type { Viewer } from '../../../http/access.ts'
import { notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import {
  countBands,
  countTopics,
  describePractice,
  findByText,
  listDrafts,
  listSubjects,
  nameScales,
} from './calibrations.queries.ts'
import { describeBands, describeCounts } from './calibrations.rules.ts'
import { createNextTrials } from './next-trials.ts'

/** Plans by values: one for all subjects reads texts that the index need not. */
export function calibrationRoutes(mount: Mount, { reportDb: db, now }: Platform): void {
  const listNext = createNextTrials({ db, now })

  /** Subjects with what is measured of their questions, as far as the viewer may read. */
  async function count(viewer: Viewer, of: { program_id?: string | undefined; id?: string }) {
    const yearAgo = new Date(now().getTime() - limits.estimateOldMs).toISOString()
    const [subjects, counted] = await Promise.all([
      listSubjects(db, of),
      countBands(db, viewer, yearAgo, of.id),
    ])
    return subjects.map(subject => ({ ...subject, counts: counted.get(subject.id) ?? [] }))
  }

  type Subject = Awaited<ReturnType<typeof count>>[number]

  function describe(
    { id, subject, program, counts, default_question_count }: Subject,
    scales: ReadonlyMap<string, string>,
  ) {
    const bands = describeBands(counts, default_question_count)
    const told = { subject, program, scale: scales.get(id) ?? null, ...describeCounts(counts, bands) }
    return { told, bands, paper_questions: default_question_count }
  }

  async function demand(viewer: Viewer, id: string): Promise<Subject> {
    const [found] = await count(viewer, { id })
    if (!found) throw notFound('Subtes')
    return found
  }

  mount(calibrations.list, async ({ viewer, query }) => {
    const [subjects, scales] = await Promise.all([count(viewer, query), nameScales(db)])
    return { data: subjects.map(subject => describe(subject, scales).told) }
  })

  mount(calibrations.get, async ({ viewer, params: { id } }) => {
    const [subject, scales, topics, practice, drafts] = await Promise.all([
      demand(viewer, id),
      nameScales(db),
      countTopics(db, viewer, id),
      describePractice(db, viewer, id),
      viewer.role === 'admin' ? listDrafts(db, id) : [],
    ])
    const { told, ...rest } = describe(subject, scales)
    return { data: { ...told, papers: limits.bankPapers, ...rest, topics, practice, drafts } }
  })

  mount(calibrations.next, async ({ viewer, params: { id }, query }) => {
    const { search } = query
    const [subject, matching] = await Promise.all([
      demand(viewer, id),
      search ? findByText(db, viewer, id, search) : undefined,
    ])
    return listNext(viewer, subject, { ...query, matching })
  })
}
