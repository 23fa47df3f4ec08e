import type { Scoring } from '@gerbang/contract/scores/results.ts'
import type { ItemParameters } from '@gerbang/scoring/irt/item-response.ts'
import type { SubTestScale } from '../../../db/score-findings.ts'
import { keepFor } from '../../../keep-for.ts'
import { limits } from '../../../limits.ts'
import type { AttemptScore } from '../../exam/marks/marks.queries.ts'
import type { TryoutRow } from '../../exam/tryouts/tryouts.queries.ts'
import { countBelow, EVERY_SCORE, everybody } from '../rankings/rank-lists.queries.ts'
import { type Cut, listCuts } from '../rankings/admission.queries.ts'
import { listSubTestMeans } from '../rankings/ranking.queries.ts'
import { type Marking, type MarkMeans, readMarking } from './mark-attempt.ts'
import { listKeyChanges, listParameters, listScales } from './results.queries.ts'
import { listBinEdges, listBinEnds } from './results.rules.ts'
import type { Standing } from './sittings.queries.ts'

/** What the results of all students of a try-out have in common. */
export interface CommonFacts extends Marking {
  /** Means of everybody ranked, by sub-test. */
  means: ReadonlyMap<string, number | null>
  scales: ReadonlyMap<string, SubTestScale>
  /** What a run by item response measured of questions, by sub-test. */
  items: ReadonlyMap<string, readonly ItemParameters[]>
  /** Of majors that enough of those ranked have chosen. */
  cuts: ReadonlyMap<string, Cut>
  changes: Scoring['changes']
  edges: readonly number[]
  /** How many of those ranked have less than the end of each bin. */
  below: readonly number[]
}

type Run = Pick<AttemptScore, 'score_run_id' | 'key_version'>

type Means = Omit<MarkMeans, 'at'>

async function readFacts(means: MarkMeans, tryout: TryoutRow, run: Run): Promise<CommonFacts> {
  const { db } = means
  const { id, scale_min, scale_max } = tryout
  const edges = listBinEdges(scale_min, scale_max)
  const [marking, peers, scales, items, cuts, changes, [below = []]] = await Promise.all([
    readMarking(means, [id]),
    listSubTestMeans(db, id),
    listScales(db, [run.score_run_id]),
    listParameters(db, run.score_run_id),
    listCuts(db, id),
    listKeyChanges(db, id, run.key_version),
    countBelow(db, [{ ...everybody(id), late: 0 }], [...listBinEnds(edges), EVERY_SCORE]),
  ])
  return {
    ...marking,
    means: new Map(peers.map(({ sub_test_id, mean }) => [sub_test_id, mean])),
    scales,
    items,
    cuts: new Map(cuts.map(cut => [cut.major_id, cut])),
    changes,
    edges,
    below,
  }
}

type Of = Pick<Standing, 'snapshot' | 'holders'>
export type FindCommon = (tryout: TryoutRow, run: Run, of: Of) => Promise<CommonFacts>

/**
 * Reads the facts once for each state of a ranking and of what may be told, and keeps them for a minute, as everybody looks at the
 * same time. The state is read before: newer facts may then stand under an older one, which nobody asks for any more.
 */
export function createCommonFacts({ now, ...means }: Means & { now: () => Date }): FindCommon {
  const keep = keepFor<CommonFacts>({ now, ms: limits.commonFactsMs, most: limits.commonFactsRemembered })
  return (tryout, run, { snapshot, holders }) => {
    const state = [snapshot?.generation, run.score_run_id, tryout.updated_at, holders].join(' ')
    return keep(tryout.id, () => readFacts({ ...means, at: now() }, tryout, run), state)
  }
}
