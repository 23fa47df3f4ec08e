import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../../../db/database.ts'
import { conflict } from '../../../http/errors.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { renderTexts } from '../../platform/media/render-texts.ts'
import { buildRows, type WrittenQuestion } from './build-rows.ts'
import { listDraftTexts } from './draft-texts.ts'
import { type LockedQuestion, replaceTopics } from './questions.queries.ts'
import { continuesVersion, statusAfterChange } from './versions.rules.ts'

function isSame(present: LockedQuestion, { topic_ids, ...written }: WrittenQuestion): boolean {
  const { draft, stimulus_id, points, difficulty, lang } = present
  return (
    isDeepStrictEqual({ draft, stimulus_id, points, difficulty, lang }, written) &&
    present.topic_ids[0] === topic_ids[0] &&
    isDeepStrictEqual(present.topic_ids.toSorted(), topic_ids.toSorted())
  )
}

function demandNewest({ revision, author_name }: LockedQuestion, seen: number | undefined): void {
  if (revision === seen) return
  const who = author_name ?? 'orang lain'
  throw conflict(
    'outdated',
    `Soal ini sudah disimpan oleh ${who} di tempat lain (simpanan ke-${revision}). Muat yang terbaru, lalu gabungkan tulisanmu.`,
  )
}

async function storeVersion(
  trx: Db,
  row: ReturnType<typeof buildRows>['version'] & { question_id: string; version: number; author_id: string },
  at: string,
): Promise<void> {
  const texts = {
    content: JSON.stringify(row.content),
    source: JSON.stringify(row.source),
    key: row.key && JSON.stringify(row.key),
    updated_at: at,
  }
  await trx
    .insertInto('question_versions')
    .values({ ...row, ...texts, note: '', created_at: at })
    .onConflict(oc => oc.columns(['question_id', 'version']).doUpdateSet({ ...row, ...texts }))
    .execute()
}

/**
 * Writes a change of a question that is locked, as its present version or as the next one; returns which. Undefined:
 * it was there already, as when a browser sends again what it got no answer to. 409 for who has not seen the newest.
 * `begins`: as the next version, whoever wrote the present one.
 */
export async function updateQuestion(
  trx: Db,
  present: LockedQuestion,
  { revision, ...written }: WrittenQuestion & { revision: number | undefined },
  author: string,
  { now }: Pick<Platform, 'now'>,
  begins?: 'next',
): Promise<{ version: number; is_new: boolean } | undefined> {
  if (isSame(present, written)) return undefined
  demandNewest(present, revision)
  const at = now()
  const sittingMs = limits.authorSittingMs
  const is_new = begins === 'next' || !continuesVersion(present, { author, at, sittingMs })
  const version = present.version + (is_new ? 1 : 0)
  const rows = buildRows(written, await renderTexts(trx, listDraftTexts(written.draft)))
  const updated_at = at.toISOString()
  await trx
    .updateTable('questions')
    .set({
      ...rows.question,
      content: JSON.stringify(rows.question.content),
      status: statusAfterChange[present.status],
      version,
      revision: present.revision + 1,
      updated_at,
    })
    .where('id', '=', present.id)
    .execute()
  const { source, key, ...secret } = rows.secret
  await trx
    .updateTable('question_keys')
    .set({ ...secret, source: JSON.stringify(source), key: key && JSON.stringify(key) })
    .where('question_id', '=', present.id)
    .execute()
  await replaceTopics(trx, present.id, written.topic_ids)
  await storeVersion(
    trx,
    { ...rows.version, question_id: present.id, version, author_id: author },
    updated_at,
  )
  return { version, is_new }
}
