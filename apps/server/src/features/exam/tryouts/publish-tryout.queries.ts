import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { buildFirstRun } from '../marks/first-run.ts'
import { freezePaper, freezeTrials } from './freeze-paper.queries.ts'

export interface PaperPlan {
  sub_test_id: string
  /** Questions of the bank, in their order on the paper. */
  question_ids: string[]
}

/** A try-out with essays is scored once people have marked them. */
async function noteEssays(db: Db, tryoutId: string): Promise<void> {
  await sql`
    update tryouts set has_essays = exists (
      select from paper_items i join tryout_sub_tests st on st.id = i.sub_test_id
      where st.tryout_id = ${tryoutId} and i.content ->> 'type' = 'essay'
    )
    where id = ${tryoutId}
  `.execute(db)
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
  await freezeTrials(db, tryoutId)
  await noteEssays(db, tryoutId)
  const id = newId()
  await db
    .insertInto('score_runs')
    .values(buildFirstRun({ id, tryout_id: tryoutId, kind: tryout.scoring, at }))
    .execute()
  return id
}
