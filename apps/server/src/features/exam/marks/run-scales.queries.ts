import type { ItemParameters } from '@gerbang/scoring/irt/item-response.ts'
import type { Db } from '../../../db/database.ts'
import type { ItemEstimates, SubTestScale } from '../../../db/score-findings.ts'
import { limits } from '../../../limits.ts'

/** `se_b` where that is all that was kept of its error. */
export type FittedItem = ItemParameters & Pick<ItemEstimates, 'covariance'> & { se_b?: number }

export interface FittedSubTest {
  scale: SubTestScale
  /** One for each question that is not voided. */
  items: Map<string, FittedItem>
}

/** What is known of questions before they are sat, and how abilities on their scale become scores. */
export interface KnownSubTest {
  scale: Pick<SubTestScale, 'a' | 'b' | 'scale_of'>
  items: FittedSubTest['items']
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

const remembered = new Map<string, RunScales>()

/** The same of a run that is done, read once: each group of closings asks for it. */
export async function recallRunScales(db: Db, runId: string): Promise<RunScales> {
  const known = remembered.get(runId)
  if (known) return known
  const scales = await findRunScales(db, runId)
  remembered.set(runId, scales)
  const [oldest] = remembered.keys()
  if (oldest !== undefined && remembered.size > limits.runScalesRemembered) remembered.delete(oldest)
  return scales
}

/**
 * By subject: the published estimates of the try-out that this one names as its anchor, for the questions that both have
 * in the same version. Empty while that one has no scores by item response, or others of a different scale.
 */
export async function listBases(
  db: Db,
  tryout: { id: string; anchor_tryout_id: string | null; scale_min: number; scale_max: number },
): Promise<RunScales> {
  const run = await db
    .selectFrom('score_runs as r')
    .innerJoin('tryouts as t', 't.id', 'r.tryout_id')
    .select('r.id')
    .where('r.tryout_id', '=', tryout.anchor_tryout_id)
    .where('r.status', '=', 'published')
    .where('t.scale_min', '=', tryout.scale_min)
    .where('t.scale_max', '=', tryout.scale_max)
    .executeTakeFirst()
  if (!run) return new Map()
  const scales = await findRunScales(db, run.id)
  const common = await db
    .selectFrom('tryout_sub_tests as st')
    .innerJoin('paper_items as i', 'i.sub_test_id', 'st.id')
    .innerJoin('paper_items as own', join =>
      join
        .onRef('own.question_id', '=', 'i.question_id')
        .onRef('own.question_version', '=', 'i.question_version'),
    )
    .innerJoin('tryout_sub_tests as own_st', 'own_st.id', 'own.sub_test_id')
    .select(['st.id as sub_test_id', 'st.subject_id', 'i.question_id'])
    .where('st.tryout_id', '=', tryout.anchor_tryout_id)
    .where('own_st.tryout_id', '=', tryout.id)
    .execute()
  const bySubject = Map.groupBy(common, row => row.subject_id)
  return new Map(
    [...bySubject].flatMap(([subject_id, rows]) => {
      const found = scales.get(rows[0]?.sub_test_id ?? '')
      const base = found && {
        ...found,
        scale: { scale_of: tryout.anchor_tryout_id ?? tryout.id, ...found.scale },
      }
      const items = rows.flatMap(({ question_id }) => {
        const parameters = base?.items.get(question_id)
        return parameters ? [[question_id, parameters] as const] : []
      })
      return base ? [[subject_id, { scale: base.scale, items: new Map(items) }] as const] : []
    }),
  )
}
