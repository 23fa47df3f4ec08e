import type { Candidate, calibrations } from '@gerbang/contract/bank/calibrations.ts'
import type { Query } from '@gerbang/contract/call.ts'
import type { Viewer } from '../../../http/access.ts'
import { keepFor } from '../../../keep-for.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { countMeasured, describeCandidates, listUnknown } from './calibrations.queries.ts'
import {
  type BandCount,
  countLevelLacks,
  describeBands,
  type RankedUnknown,
  rankUnknown,
} from './calibrations.rules.ts'

interface Subject {
  id: string
  default_question_count: number
  counts: readonly BandCount[]
}

/** `matching`: those that a search has found. */
type Wanted = Omit<Query<typeof calibrations.next>, 'search'> & { matching: ReadonlySet<string> | undefined }

/**
 * Pages of what to try out next in a subject. Thousands are ranked for a page of twenty, so the ranking is kept for some seconds,
 * as long as the counts of the subject stay. What a page shows of each question is read anew, and who may read it.
 */
export function createNextTrials({ db, now }: Pick<Platform, 'db' | 'now'>) {
  const keep = keepFor<RankedUnknown[]>({ now, ms: limits.nextTrialsMs, most: limits.nextTrialsKept })

  async function rank(viewer: Viewer, { id, default_question_count, counts }: Subject) {
    const [unknown, measured] = await Promise.all([
      listUnknown(db, viewer, id),
      countMeasured(db, viewer, id),
    ])
    return rankUnknown(unknown, {
      lacks: countLevelLacks(describeBands(counts, default_question_count)),
      measured,
    })
  }

  return async (viewer: Viewer, subject: Subject, query: Wanted) => {
    const { matching, difficulty, topic_id, page, per_page, sort } = query
    const reader = viewer.role === 'admin' ? viewer.role : viewer.user_id
    const state = JSON.stringify(subject.counts)
    const ranked = await keep(`${reader} ${subject.id}`, () => rank(viewer, subject), state)
    const found = ranked.filter(
      question =>
        (!difficulty || question.difficulty === difficulty) &&
        (!topic_id || question.topic_id === topic_id) &&
        (!matching || matching.has(question.id)),
    )
    const ordered = sort === '-turn' ? found.toReversed() : found
    const onPage = ordered.slice((page - 1) * per_page, page * per_page)
    const described = await describeCandidates(
      db,
      viewer,
      onPage.map(({ id }) => id),
    )
    const data = onPage.flatMap(({ topic_id: _, ...question }): Candidate[] => {
      const own = described.get(question.id)
      return own ? [{ ...question, ...own }] : []
    })
    return { data, meta: { page, per_page, total: found.length } }
  }
}
