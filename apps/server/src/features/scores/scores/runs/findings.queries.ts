import { sql } from 'kysely'
import type { Db } from '../../../../db/database.ts'
import type { SubTestFindings, SubTestScale } from '../../../../db/score-findings.ts'
import type { FlaggedQuestion } from './describe-sheet.ts'
import type { FoundTrial } from './measure-trials.ts'

/** What a run found, in place of what an earlier try of it did. */
export async function replaceFindings(
  db: Db,
  runId: string,
  subTests: readonly { sub_test_id: string; statistics: SubTestFindings; scale: SubTestScale | null }[],
  { items, trials }: { items: readonly FlaggedQuestion[]; trials: readonly FoundTrial[] },
): Promise<void> {
  for (const table of ['score_run_items', 'score_run_trials', 'score_run_sub_tests'] as const)
    await db.deleteFrom(table).where('score_run_id', '=', runId).execute()
  const rows = subTests.map(row => ({ score_run_id: runId, ...row }))
  await sql`
    insert into score_run_sub_tests
    select * from json_populate_recordset(null::score_run_sub_tests, ${JSON.stringify(rows)}::json)
  `.execute(db)
  const itemRows = items.map(row => ({ score_run_id: runId, ...row }))
  await sql`
    insert into score_run_items
    select * from json_populate_recordset(null::score_run_items, ${JSON.stringify(itemRows)}::json)
  `.execute(db)
  if (trials.length === 0) return
  const trialRows = trials.map(row => ({ score_run_id: runId, ...row }))
  await sql`
    insert into score_run_trials
    select * from json_populate_recordset(null::score_run_trials, ${JSON.stringify(trialRows)}::json)
  `.execute(db)
}
