import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { scoreColumns, type SubTestScoreRow, type TotalScore } from './marks.queries.ts'

export interface WrittenScore {
  bucket: number
  attempt_id: string
  score_run_id: string
  sub_tests: SubTestScoreRow[]
  total: TotalScore
}

function setAll(columns: readonly string[]) {
  return sql.join(columns.map(column => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))
}

/**
 * Writes what a run gives to many attempts; rows of an earlier try of the same run are replaced. A declared multi-shard
 * job.
 */
export async function writeScores(db: Db, scores: readonly WrittenScore[], scored_at: string): Promise<void> {
  const places = scores.map(({ bucket, attempt_id, score_run_id }) => ({ bucket, attempt_id, score_run_id }))
  const subTests = scores.flatMap((score, index) =>
    score.sub_tests.map(row => ({ ...places[index], ...row })),
  )
  const totals = scores.map((score, index) => ({ ...places[index], ...score.total, scored_at }))
  await sql`
    insert into sub_test_scores
    select * from json_populate_recordset(null::sub_test_scores, ${JSON.stringify(subTests)}::json)
    on conflict (bucket, attempt_id, score_run_id, sub_test_id) do update set ${setAll(scoreColumns)}
  `.execute(db)
  await sql`
    insert into attempt_scores
    select * from json_populate_recordset(null::attempt_scores, ${JSON.stringify(totals)}::json)
    on conflict (bucket, attempt_id, score_run_id)
      do update set ${setAll(['total', 'total_se', 'scored_at'])}
  `.execute(db)
}
