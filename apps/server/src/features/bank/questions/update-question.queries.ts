import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../../../db/database.ts'
import { conflict } from '../../../http/errors.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { renderTexts } from '../../platform/media/render-texts.ts'
import { buildRows, type WrittenQuestion } from './build-rows.ts'
import { listDraftTexts } from './draft-texts.ts'
import { findInUse, type LockedQuestion, replaceTopics } from './questions.queries.ts'
import { continuesVersion, statusAfterChange } from './versions.rules.ts'

function isSame(present: WrittenQuestion, { topic_ids, ...written }: WrittenQuestion): boolean {
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

type Rows = ReturnType<typeof buildRows>

/** What is published stays as it is; what is written is in its next version only. */
async function writeBeside(trx: Db, present: LockedQuestion, version: number): Promise<void> {
  const newer_status = present.status === 'in_review' ? 'in_review' : 'draft'
  await trx
    .updateTable('questions')
    .set({ newer_version: version, newer_status })
    .where('id', '=', present.id)
    .execute()
}

async function writeOver(
  trx: Db,
  present: LockedQuestion,
  version: number,
  { question, secret: { source, key, ...secret }, version: { topic_ids } }: Rows,
): Promise<void> {
  await trx
    .updateTable('questions')
    .set({
      ...question,
      content: JSON.stringify(question.content),
      status: statusAfterChange[present.status],
      version,
    })
    .where('id', '=', present.id)
    .execute()
  await trx
    .updateTable('question_keys')
    .set({ ...secret, source: JSON.stringify(source), key: key && JSON.stringify(key) })
    .where('question_id', '=', present.id)
    .execute()
  await replaceTopics(trx, present.id, topic_ids)
}

/** Whoever writes what is in use anyway takes the change back: nothing is left to publish. */
async function dropNewer(trx: Db, { id, version }: LockedQuestion, keeps: boolean): Promise<void> {
  await trx
    .updateTable('questions')
    .set({ newer_version: null, newer_status: null })
    .where('id', '=', id)
    .execute()
  if (!keeps)
    await trx
      .deleteFrom('question_versions')
      .where(eb => eb.and({ question_id: id, version }))
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
  const { id, published_version } = present
  const at = now()
  const updated_at = at.toISOString()
  const sittingMs = limits.authorSittingMs
  const begun = begins === 'next' || !continuesVersion(present, { author, at, sittingMs })
  await trx
    .updateTable('questions')
    .set({ revision: present.revision + 1, updated_at })
    .where('id', '=', id)
    .execute()
  const used = published_version === null ? undefined : await findInUse(trx, id)
  if (published_version !== null && used && isSame(used, written)) {
    await dropNewer(trx, present, begun)
    return { version: published_version, is_new: false }
  }
  const version = begun ? present.last_version + 1 : present.version
  const rows = buildRows(written, await renderTexts(trx, listDraftTexts(written.draft)))
  await storeVersion(trx, { ...rows.version, question_id: id, version, author_id: author }, updated_at)
  if (used) await writeBeside(trx, present, version)
  else await writeOver(trx, present, version, rows)
  return { version, is_new: begun }
}
