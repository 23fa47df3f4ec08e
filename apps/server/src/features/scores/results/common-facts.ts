import type { Scoring } from '@gerbang/contract/scores/results.ts'
import type { Database } from '../../../db/database.ts'
import type { SubTestScale } from '../../../db/score-findings.ts'
import { limits } from '../../../limits.ts'
import type { AttemptScore } from '../../exam/marks/marks.queries.ts'
import { listSubTests, type SubTestRow, type TryoutRow } from '../../exam/tryouts/tryouts.queries.ts'
import { countBelow, EVERY_SCORE, everybody } from '../rankings/rank-lists.queries.ts'
import { findSnapshot, listSubTestMeans, type Snapshot } from '../rankings/ranking.queries.ts'
import { listKeyChanges, listScales } from './results.queries.ts'
import { listBinEdges, listBinEnds } from './results.rules.ts'

/** What the results of all students of a try-out have in common. */
export interface CommonFacts {
  sub_tests: SubTestRow[]
  /** Means of everybody ranked, by sub-test. */
  means: ReadonlyMap<string, number | null>
  scales: ReadonlyMap<string, SubTestScale>
  changes: Scoring['changes']
  edges: readonly number[]
  /** How many of those ranked have less than the end of each bin. */
  below: readonly number[]
}

type Run = Pick<AttemptScore, 'score_run_id' | 'key_version'>

async function readFacts(db: Database, tryout: TryoutRow, run: Run): Promise<CommonFacts> {
  const { id, scale_min, scale_max } = tryout
  const edges = listBinEdges(scale_min, scale_max)
  const [sub_tests, means, scales, changes, [below = []]] = await Promise.all([
    listSubTests(db, [id]),
    listSubTestMeans(db, id),
    listScales(db, [run.score_run_id]),
    listKeyChanges(db, id, run.key_version),
    countBelow(db, id, [everybody(id)], [...listBinEnds(edges), EVERY_SCORE]),
  ])
  return {
    sub_tests,
    means: new Map(means.map(({ sub_test_id, mean }) => [sub_test_id, mean])),
    scales,
    changes,
    edges,
    below,
  }
}

export type FindCommon = (
  tryout: TryoutRow,
  run: Run,
) => Promise<{ snapshot: Snapshot | undefined; facts: CommonFacts }>

/**
 * Reads the facts once for each state of a ranking and keeps them for a minute, as everybody looks at the same time. The
 * state is read before: newer facts may then stand under an older one, which nobody asks for any more.
 */
export function createCommonFacts({ db, now }: { db: Database; now: () => Date }): FindCommon {
  const known = new Map<string, { at: number; state: string; facts: Promise<CommonFacts> }>()
  return async (tryout, run) => {
    const snapshot = await findSnapshot(db, tryout.id)
    const state = [snapshot?.computed_at, run.score_run_id, tryout.updated_at].join(' ')
    const at = now().getTime()
    const found = known.get(tryout.id)
    if (found?.state === state && at - found.at < limits.commonFactsMs)
      return { snapshot, facts: await found.facts }
    const facts = readFacts(db, tryout, run)
    known.delete(tryout.id)
    known.set(tryout.id, { at, state, facts })
    if (known.size > limits.commonFactsRemembered) known.delete(known.keys().next().value ?? tryout.id)
    facts.catch(() => known.delete(tryout.id))
    return { snapshot, facts: await facts }
  }
}
