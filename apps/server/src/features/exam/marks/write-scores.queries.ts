import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { unnestRows } from '../../../db/unnest-rows.ts'
import { listScaled, scoreColumns, type SubTestScoreRow, type TotalScore } from './marks.queries.ts'

export interface WrittenScore {
  bucket: number
  attempt_id: string
  score_run_id: string
  /** In their order, all of them. */
  sub_tests: SubTestScoreRow[]
  total: TotalScore
}

function setAll(columns: readonly string[]) {
  return sql.join(columns.map(column => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))
}

const placeColumns = {
  bucket: (score: WrittenScore) => score.bucket,
  attempt_id: (score: WrittenScore) => score.attempt_id,
  score_run_id: (score: WrittenScore) => score.score_run_id,
}

/**
 * Writes what a run gives to many attempts; rows of an earlier try of the same run are replaced. A declared multi-shard
 * job.
 */
export async function writeScores(db: Db, scores: readonly WrittenScore[], scored_at: string): Promise<void> {
  const rows = scores.flatMap(score => score.sub_tests.map(row => ({ ...row, score })))
  type Row = (typeof rows)[number]
  const subTests = unnestRows<Row>(rows, {
    ...Object.fromEntries(
      Object.entries(placeColumns).map(([name, read]) => [name, ({ score }: Row) => read(score)]),
    ),
    sub_test_id: row => row.sub_test_id,
    ...Object.fromEntries(scoreColumns.map(name => [name, (row: Row) => row[name]])),
  })
  await sql`
    insert into sub_test_scores (${subTests.names}) select * from ${subTests.from}
    on conflict (bucket, attempt_id, score_run_id, sub_test_id) do update set ${setAll(scoreColumns)}
  `.execute(db)
  const totals = unnestRows(scores, {
    ...placeColumns,
    total: ({ total }) => total.total,
    total_se: ({ total }) => total.total_se,
    sub_tests_scaled: ({ sub_tests }) => listScaled(sub_tests).sub_tests_scaled,
    sub_tests_se: ({ sub_tests }) => listScaled(sub_tests).sub_tests_se,
    scored_at: () => scored_at,
  })
  await sql`
    insert into attempt_scores (${totals.names}) select * from ${totals.from}
    on conflict (bucket, attempt_id, score_run_id)
      do update set ${setAll(['total', 'total_se', 'sub_tests_scaled', 'sub_tests_se', 'scored_at'])}
  `.execute(db)
}
