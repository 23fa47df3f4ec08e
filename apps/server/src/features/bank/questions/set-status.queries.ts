import { readContent } from '@gerbang/contract/question-format.ts'
import type { QuestionStatus } from '@gerbang/contract/bank/questions.ts'
import type { Updateable } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { DB } from '../../../db/schema.ts'
import { describeTexts } from './build-rows.ts'
import { linkKin } from './kin.queries.ts'
import { replaceTopics } from './questions.queries.ts'

/** Takes the texts of a version as those of the question, which papers and practice read. */
async function takeVersion(trx: Db, id: string, version: number): Promise<void> {
  const row = await trx
    .selectFrom('question_versions')
    .selectAll()
    .where(eb => eb.and({ question_id: id, version }))
    .executeTakeFirstOrThrow()
  const { source, key, explanation_html, explanation_video_url, hint_html, topic_ids } = row
  const { stimulus_id, points, difficulty, lang } = row
  const content = readContent(row.content)
  await trx
    .updateTable('questions')
    .set({
      version,
      stimulus_id,
      points,
      difficulty,
      lang,
      ...describeTexts(content, explanation_html),
      content: JSON.stringify(row.content),
      topic_id: topic_ids[0] ?? null,
    })
    .where('id', '=', id)
    .execute()
  await trx
    .updateTable('question_keys')
    .set({
      explanation_html,
      explanation_video_url,
      hint_html,
      source: JSON.stringify(source),
      key: key && JSON.stringify(key),
    })
    .where('question_id', '=', id)
    .execute()
  await replaceTopics(trx, id, topic_ids)
}

/** Takes what is being written beside the version in use in its place, where there is something. */
export async function takeNewer(trx: Db, id: string): Promise<void> {
  const { newer_version } = await trx
    .selectFrom('questions')
    .select('newer_version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (newer_version === null) return
  await takeVersion(trx, id, newer_version)
  await trx
    .updateTable('questions')
    .set({ newer_version: null, newer_status: null })
    .where('id', '=', id)
    .execute()
}

type Changes = Updateable<
  Pick<DB['questions'], 'status' | 'newer_version' | 'newer_status' | 'former_version'>
>

async function planChanges(trx: Db, id: string, status: QuestionStatus): Promise<Changes> {
  const { newer_version, former_version, version } = await trx
    .selectFrom('questions')
    .select(['version', 'newer_version', 'former_version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (newer_version !== null && (status === 'draft' || status === 'in_review'))
    return { newer_status: status }
  if (former_version !== null && status === 'in_review') {
    await takeVersion(trx, id, former_version)
    return { newer_version: version, newer_status: status, former_version: null }
  }
  const isNext = newer_version !== null && status === 'published'
  if (isNext) await takeVersion(trx, id, newer_version)
  return { status, newer_version: null, newer_status: null, former_version: isNext ? version : null }
}

/**
 * Gives a question that is locked another status. One that is in use stays so while its next version is a draft or in
 * review. The next version takes its place once it is published, and makes room again if that is taken back. Of a question
 * that is put away students still meet what they have begun, so what was not published stays in its history only.
 */
export async function setStatus(trx: Db, id: string, status: QuestionStatus, at: string): Promise<void> {
  const changes = await planChanges(trx, id, status)
  await trx
    .updateTable('questions')
    .set({ ...changes, updated_at: at })
    .where('id', '=', id)
    .execute()
  if (status === 'published') await linkKin(trx, [id])
}
