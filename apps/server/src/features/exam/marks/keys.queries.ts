import { readKey } from '@gerbang/contract/question-format.ts'
import type { SubTestItem } from '@gerbang/scoring/score-sub-test.ts'
import type { Db } from '../../../db/database.ts'

/** Keys for scoring and review, never for the paper. */
export async function listPaperKeys(db: Db, subTestId: string) {
  const rows = await db
    .selectFrom('paper_keys')
    .select(['question_id', 'key', 'explanation_html', 'explanation_video_url', 'voided_at'])
    .where('sub_test_id', '=', subTestId)
    .execute()
  return rows.map(row => ({ ...row, key: readKey(row.key) }))
}

/** The frozen questions with their keys as they stand now; a key may have been corrected since. */
export async function listScorableItems(
  db: Db,
  subTestId: string,
  frozen: readonly Pick<SubTestItem, 'question_id' | 'content' | 'points'>[],
): Promise<SubTestItem[]> {
  const keys = new Map((await listPaperKeys(db, subTestId)).map(row => [row.question_id, row]))
  return frozen.flatMap(({ question_id, content, points }) => {
    const row = keys.get(question_id)
    return row ? [{ question_id, content, points, key: row.key, voided: row.voided_at !== null }] : []
  })
}
