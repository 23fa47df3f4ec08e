import type { Scoring } from '@gerbang/contract/scores/results.ts'
import type { SubTestScale } from '../../../db/score-findings.ts'
import { keepFor } from '../../../keep-for.ts'
import { limits } from '../../../limits.ts'
import type { AttemptScore } from '../../exam/marks/marks.queries.ts'
import type { TryoutRow } from '../../exam/tryouts/tryouts.queries.ts'
import { countBelow, EVERY_SCORE, everybody } from '../rankings/rank-lists.queries.ts'
import { listSubTestMeans, type Snapshot } from '../rankings/ranking.queries.ts'
import { type Marking, type MarkMeans, readMarking } from './mark-attempt.ts'
import { listKeyChanges, listScales } from './results.queries.ts'
import { listBinEdges, listBinEnds } from './results.rules.ts'

/** What the results of all students of a try-out have in common. */
export interface CommonFacts extends Marking {
  /** Means of everybody ranked, by sub-test. */
  means: ReadonlyMap<string, number | null>
  scales: ReadonlyMap<string, SubTestScale>
  changes: Scoring['changes']
  edges: readonly number[]
  /** How many of those ranked have less than the end of each bin. */
  below: readonly number[]
}

type Run = Pick<AttemptScore, 'score_run_id' | 'key_version'>

type Means = Pick<MarkMeans, 'db' | 'findPaper'>

async function readFacts(means: Means, tryout: TryoutRow, run: Run): Promise<CommonFacts> {
  const { db } = means
  const { id, scale_min, scale_max } = tryout
  const edges = listBinEdges(scale_min, scale_max)
  const [marking, peers, scales, changes, [below = []]] = await Promise.all([
    readMarking(means, [id]),
    listSubTestMeans(db, id),
    listScales(db, [run.score_run_id]),
    listKeyChanges(db, id, run.key_version),
    countBelow(db, [{ ...everybody(id), late: 0 }], [...listBinEnds(edges), EVERY_SCORE]),
  ])
  return {
    ...marking,
    means: new Map(peers.map(({ sub_test_id, mean }) => [sub_test_id, mean])),
    scales,
    changes,
    edges,
    below,
  }
}

export type FindCommon = (tryout: TryoutRow, run: Run, snapshot: Snapshot | undefined) => Promise<CommonFacts>

/**
 * Reads the facts once for each state of a ranking and keeps them for a minute, as everybody looks at the same time. The
 * state is read before: newer facts may then stand under an older one, which nobody asks for any more.
 */
export function createCommonFacts({ now, ...means }: Means & { now: () => Date }): FindCommon {
  const keep = keepFor<CommonFacts>({ now, ms: limits.commonFactsMs, most: limits.commonFactsRemembered })
  return (tryout, run, snapshot) => {
    const state = [snapshot?.computed_at, run.score_run_id, tryout.updated_at].join(' ')
    return keep(tryout.id, () => readFacts(means, tryout, run), state)
  }
}
