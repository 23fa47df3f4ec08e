import type { Db } from '../../../db/database.ts'
import { buildFirstRun } from '../marks/first-run.ts'
import { freezePaper } from './freeze-paper.queries.ts'

export interface PaperPlan {
  sub_test_id: string
  /** Questions of the bank, in their order on the paper. */
  question_ids: string[]
}

/**
 * Makes a draft a try-out that students see: freezes its papers and gives it the run that attempts are scored in as they
 * finish, whose id it returns; undefined if there is no such draft. Belongs into a transaction. Of two publications of
 * one draft one finds it published.
 */
export async function publishTryout(
  db: Db,
  tryoutId: string,
  papers: PaperPlan[],
  { at, newId }: { at: string; newId: () => string },
): Promise<string | undefined> {
  const tryout = await db
    .updateTable('tryouts')
    .set({ status: 'published', published_at: at, updated_at: at })
    .where('id', '=', tryoutId)
    .where('status', '=', 'draft')
    .returning('scoring')
    .executeTakeFirst()
  if (!tryout) return undefined
  for (const { sub_test_id, question_ids } of papers) await freezePaper(db, sub_test_id, question_ids)
  const id = newId()
  await db
    .insertInto('score_runs')
    .values(buildFirstRun({ id, tryout_id: tryoutId, kind: tryout.scoring, at }))
    .execute()
  return id
}
