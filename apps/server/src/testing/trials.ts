import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { createTryout, type TestSubTest, type TestTryout } from './factories.ts'

/** Gives the first sub-test of a try-out so many trial questions, of which each student meets `each`. */
export async function addTrials(
  db: Db,
  tryout: TestTryout,
  { trials, each }: { trials: number; each: number },
): Promise<TestSubTest['items']> {
  const { program_id } = tryout
  const donor = await createTryout(db, { program_id, sub_tests: 1, questions: trials })
  const to = tryout.sub_tests[0]?.id ?? ''
  const from = donor.sub_tests[0]?.id ?? ''
  await sql`
    insert into paper_stimuli (sub_test_id, stimulus_id, title, html)
    select ${to}, stimulus_id, title, html from paper_stimuli where sub_test_id = ${from}
  `.execute(db)
  await sql`
    insert into paper_trials (sub_test_id, question_id, question_version, position, stimulus_id, topic_id, content, points,
      key, explanation_html)
    select ${to}, i.question_id, i.question_version, i.position, i.stimulus_id, i.topic_id, i.content, i.points, k.key,
      k.explanation_html
    from paper_items i join paper_keys k using (sub_test_id, question_id) where i.sub_test_id = ${from}
  `.execute(db)
  for (const table of ['paper_keys', 'paper_items'] as const)
    await db.deleteFrom(table).where('sub_test_id', '=', from).execute()
  await db.updateTable('tryout_sub_tests').set({ trials_each: each }).where('id', '=', to).execute()
  return donor.sub_tests[0]?.items ?? []
}
