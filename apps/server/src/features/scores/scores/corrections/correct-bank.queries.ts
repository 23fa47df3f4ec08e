import { isDeepStrictEqual } from 'node:util'
import type { QuestionKey } from '@gerbang/contract/question.ts'
import { readContent, readDraft, readKey, writeDraft, writeKey } from '@gerbang/contract/question-format.ts'
import { sql } from 'kysely'
import type { Db } from '../../../../db/database.ts'
import { frozenKeys } from '../../../../db/frozen-questions.ts'
import type { Doing } from './note-event.ts'

interface KeyChange {
  tryout_id: string
  sub_test_id: string
  question_id: string
  /** Tried out there, and not scored. */
  is_trial: boolean
  before: QuestionKey
  key: QuestionKey
}

/** Titles of other published try-outs whose papers hold the question with the key as it was. */
async function listOthersWithKey(
  db: Db,
  { tryout_id, question_id, before }: Pick<KeyChange, 'tryout_id' | 'question_id' | 'before'>,
): Promise<string[]> {
  const rows = await db
    .selectFrom(frozenKeys.as('k'))
    .innerJoin('tryout_sub_tests as st', 'st.id', 'k.sub_test_id')
    .innerJoin('tryouts as t', 't.id', 'st.tryout_id')
    .select(['t.title', 'k.key'])
    .where('k.question_id', '=', question_id)
    .where('k.voided_at', 'is', null)
    .where('t.id', '<>', tryout_id)
    .orderBy('t.title')
    .execute()
  return rows.filter(row => isDeepStrictEqual(readKey(row.key), before)).map(({ title }) => title)
}

/** What is in use of the question, where it asks what the paper asked and still has the key that was wrong. */
async function lockSame(trx: Db, { sub_test_id, question_id, before }: KeyChange) {
  await trx.selectFrom('questions').select('id').where('id', '=', question_id).forUpdate().execute()
  const row = await trx
    .selectFrom('questions as q')
    .innerJoin('question_keys as k', 'k.question_id', 'q.id')
    .innerJoin(frozenKeys.as('i'), 'i.question_id', 'q.id')
    .leftJoin('question_versions as v', join =>
      join.onRef('v.question_id', '=', 'q.id').onRef('v.version', '=', 'q.version'),
    )
    .select(['q.content', 'q.stimulus_id', 'q.points', 'q.difficulty', 'q.lang', 'q.topic_id', 'v.topic_ids'])
    .select(['k.key', 'k.source', 'k.explanation_html', 'k.explanation_video_url', 'i.content as frozen'])
    .where(eb => eb.and({ 'q.id': question_id, 'i.sub_test_id': sub_test_id }))
    .executeTakeFirst()
  if (!row?.key || !isDeepStrictEqual(readKey(row.key), before)) return undefined
  return isDeepStrictEqual(readContent(row.content), readContent(row.frozen)) ? row : undefined
}

async function findNextVersion(trx: Db, question_id: string): Promise<number> {
  const { last } = await trx
    .selectFrom('questions as q')
    .leftJoin('question_versions as v', 'v.question_id', 'q.id')
    .select(sql<number>`greatest(max(v.version), max(q.version))`.as('last'))
    .where('q.id', '=', question_id)
    .executeTakeFirstOrThrow()
  return last + 1
}

type Present = NonNullable<Awaited<ReturnType<typeof lockSame>>>

/** What is in use goes on with the new key, as its next version; the paper, which asks the same, names it from now on. */
async function storeCorrected(
  trx: Db,
  { topic_id, topic_ids, frozen: _, ...present }: Present,
  { question_id, sub_test_id, is_trial, key }: KeyChange,
  { actor_id, at, reason }: Doing,
): Promise<number> {
  const version = await findNextVersion(trx, question_id)
  const secret = {
    key: JSON.stringify(writeKey(key)),
    source: JSON.stringify(writeDraft({ ...readDraft(present.source), key })),
  }
  const written = { ...present, ...secret, content: JSON.stringify(present.content), question_id, version }
  const topics = { topic_ids: topic_ids ?? (topic_id === null ? [] : [topic_id]) }
  await trx
    .insertInto('question_versions')
    .values({ ...written, ...topics, author_id: actor_id, note: reason, created_at: at, updated_at: at })
    .execute()
  await trx
    .updateTable('questions')
    .set(eb => ({ version, revision: eb('revision', '+', 1), updated_at: at }))
    .where('id', '=', question_id)
    .execute()
  await trx.updateTable('question_keys').set(secret).where('question_id', '=', question_id).execute()
  await trx
    .updateTable(is_trial ? 'paper_trials' : 'paper_items')
    .set({ question_version: version })
    .where(eb => eb.and({ sub_test_id, question_id }))
    .execute()
  return version
}

const describe = (title: string, version: number | undefined, others: readonly string[]) =>
  [
    `Kunci dibetulkan di try out “${title}”.`,
    version === undefined
      ? 'Soal di bank sudah berbeda dari yang diujikan, jadi kuncinya tidak diubah: periksa.'
      : `Versi ${version} di bank memakai kunci baru. Periksa pembahasannya.`,
    others.length > 0 ? `Kunci lama masih dipakai di ${others.map(one => `“${one}”`).join(', ')}.` : '',
  ].join(' ')

/** Tells whoever looks after the bank, where they read what students report. */
async function tellOwners(
  trx: Db,
  { question_id }: KeyChange,
  note: string,
  { actor_id, at, newId }: Doing,
): Promise<void> {
  if (actor_id === null) return
  const seen = { answer: null, seen_at: null, decided_at: null }
  const told = { reason: 'wrong_key', status: 'open', note, ...seen } as const
  await trx
    .insertInto('question_reports')
    .values({ id: newId(), user_id: actor_id, question_id, ...told, created_at: at, updated_at: at })
    .onConflict(oc => oc.columns(['user_id', 'question_id']).doUpdateSet({ ...told, updated_at: at }))
    .execute()
}

/**
 * Carries a corrected key into the question bank, in the caller's transaction: as a version of its own, beside which what was
 * measured by the wrong key counts no more. Returns the other try-outs that still mark by it.
 */
export async function correctBank(
  trx: Db,
  change: KeyChange,
  title: string,
  doing: Doing,
): Promise<string[]> {
  const present = await lockSame(trx, change)
  const version = present && (await storeCorrected(trx, present, change, doing))
  if (version !== undefined)
    await trx.deleteFrom('question_estimates').where('question_id', '=', change.question_id).execute()
  const others = await listOthersWithKey(trx, change)
  await tellOwners(trx, change, describe(title, version, others), doing)
  return others
}
