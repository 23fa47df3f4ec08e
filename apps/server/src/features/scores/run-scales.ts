import type { ItemParameters } from '@gerbang/scoring/irt/item-response.ts'
import type { Db } from '../../db/database.ts'
import type { SubTestScale } from './findings.ts'

export interface FittedSubTest {
  scale: SubTestScale
  /** By question; a voided one has none. */
  items: Map<string, ItemParameters>
}

/** By sub-test; one whose questions are all voided has none. */
export type RunScales = Map<string, FittedSubTest>

/** What a run by item response has estimated; it never changes once the run is done. */
export async function findRunScales(db: Db, runId: string): Promise<RunScales> {
  const subTests = await db
    .selectFrom('score_run_sub_tests')
    .select(['sub_test_id', 'scale'])
    .where('score_run_id', '=', runId)
    .execute()
  const items = await db
    .selectFrom('score_run_items')
    .select(['sub_test_id', 'question_id', 'parameters'])
    .where('score_run_id', '=', runId)
    .orderBy('position')
    .execute()
  return new Map(
    subTests.flatMap(({ sub_test_id, scale }) => {
      const own = items.flatMap(({ question_id, parameters, ...item }) =>
        item.sub_test_id === sub_test_id && parameters ? [[question_id, parameters] as const] : [],
      )
      return scale ? [[sub_test_id, { scale, items: new Map(own) }] as const] : []
    }),
  )
}
