import { renderTexts } from '../../platform/media/render-texts.ts'
import type { Db } from '../../../db/database.ts'
import { insertTables, type Row } from '../../../db/insert-rows.ts'
import type { Platform } from '../../../platform.ts'
import { buildRows, type WrittenQuestion } from './build-rows.ts'
import { listDraftTexts } from './draft-texts.ts'
import { findGaps } from './gaps.rules.ts'
import { linkKin } from './kin.queries.ts'

export interface NewQuestion extends WrittenQuestion {
  /** What is published has to be complete. */
  status: 'draft' | 'published'
}

export interface InsertedQuestion {
  row: Row<'questions'>
  key: Row<'question_keys'>
}

const fresh = {
  version: 1,
  revision: 1,
  kin_known: false,
  newer_version: null,
  newer_status: null,
  former_version: null,
}

/** Until the transaction ends nobody else puts questions into the sub-test. Returns the place behind its last. */
async function lockNextPosition(trx: Db, bankSubTestId: string): Promise<number> {
  await trx
    .selectFrom('bank_sub_tests')
    .select('id')
    .where('id', '=', bankSubTestId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const { last } = await trx
    .selectFrom('questions')
    .select(eb => eb.fn.max('position').as('last'))
    .where('bank_sub_test_id', '=', bankSubTestId)
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

function demandComplete(gaps: Record<string, string[]>, { draft }: NewQuestion): void {
  const [gap] = Object.entries(gaps)
  if (gap)
    throw new Error(`Cannot publish "${draft.content.prompt.slice(0, 60)}": ${gap[0]}: ${gap[1].join(' ')}`)
}

/**
 * Puts questions behind the last of a sub-test, in their order. Belongs into a transaction. Topics have to be of its
 * subject and passages of the sub-test; pictures of the texts are known already. An author of null is nobody's name.
 */
export async function insertQuestions(
  trx: Db,
  bankSubTestId: string,
  questions: readonly NewQuestion[],
  author_id: string | null,
  { now, newId }: Pick<Platform, 'now' | 'newId'>,
): Promise<InsertedQuestion[]> {
  const first = await lockNextPosition(trx, bankSubTestId)
  const show = await renderTexts(
    trx,
    questions.flatMap(({ draft }) => listDraftTexts(draft)),
  )
  const at = now().toISOString()
  const stamp = { created_at: at, updated_at: at }
  const rows = questions.map((question, index) => {
    const { status, ...written } = question
    const { built, problems, ...parts } = buildRows(written, show)
    if (status === 'published')
      demandComplete(findGaps({ ...written, content: built.content }, problems), question)
    const id = newId()
    const place = { bank_sub_test_id: bankSubTestId, position: first + index }
    return {
      row: { id, ...place, ...parts.question, ...fresh, status, ...stamp },
      key: { question_id: id, ...parts.secret },
      version: { question_id: id, version: 1, author_id, note: '', ...parts.version, ...stamp },
      topics: question.topic_ids.map(topic_id => ({ question_id: id, topic_id })),
    }
  })
  await insertTables(trx, {
    questions: rows.map(({ row }) => row),
    question_keys: rows.map(({ key }) => key),
    question_versions: rows.map(({ version }) => version),
    question_topics: rows.flatMap(({ topics }) => topics),
  })
  const published = rows.flatMap(({ row }) => (row.status === 'published' ? [row.id] : []))
  if (published.length > 0) await linkKin(trx, published)
  return rows
}
