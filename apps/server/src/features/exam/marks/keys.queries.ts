import { readKey } from '@gerbang/contract/question-format.ts'
import type { SubTestItem } from '@gerbang/scoring/score-sub-test.ts'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** Nobody voids the key of a trial question: it scores nothing. */
const voidings = { paper_keys: sql.ref('voided_at'), paper_trials: sql`null::timestamptz` }

interface KeyRow {
  question_id: string
  key: Parameters<typeof readKey>[0]
  explanation_html: string
  explanation_video_url: string | null
  voided_at: string | null
}

/** Keys for scoring and review, never for the paper: of its scored questions, or of those that are tried out. */
export async function listPaperKeys(db: Db, subTestId: string, table: keyof typeof voidings = 'paper_keys') {
  const { rows } = await sql<KeyRow>`
    select question_id, key, explanation_html, explanation_video_url, ${voidings[table]} as voided_at
    from ${sql.table(table)} where sub_test_id = ${subTestId}
  `.execute(db)
  return rows.map(row => ({ ...row, key: readKey(row.key) }))
}

type FrozenItem = Pick<SubTestItem, 'question_id' | 'content' | 'points'>

/** The frozen questions with their keys as they stand now; a key may have been corrected since. */
export async function listScorableItems(
  db: Db,
  subTestId: string,
  frozen: readonly FrozenItem[],
): Promise<SubTestItem[]> {
  const rows = await db
    .selectFrom('paper_keys')
    .select(['question_id', 'key', 'voided_at'])
    .where('sub_test_id', '=', subTestId)
    .execute()
  const keys = new Map(rows.map(row => [row.question_id, row]))
  return frozen.flatMap(({ question_id, content, points }) => {
    const row = keys.get(question_id)
    return row
      ? [{ question_id, content, points, key: readKey(row.key), voided: row.voided_at !== null }]
      : []
  })
}

/** By the list of a paper's questions, which lives for as long as this process keeps the paper. */
const remembered = new WeakMap<readonly FrozenItem[], { version: number; items: SubTestItem[] }>()

/**
 * As `listScorableItems`, read once for each version of the try-out's keys. The version has to be read before, in the same
 * transaction: newer keys may then stand under an older version, which nobody asks for any more, and never the other way.
 */
export async function recallScorableItems(
  db: Db,
  subTestId: string,
  frozen: readonly FrozenItem[],
  version: number,
): Promise<SubTestItem[]> {
  const known = remembered.get(frozen)
  if (known?.version === version) return known.items
  const items = await listScorableItems(db, subTestId, frozen)
  if (!known || known.version < version) remembered.set(frozen, { version, items })
  return items
}
