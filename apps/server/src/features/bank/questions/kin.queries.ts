import { readContent } from '@gerbang/contract/question-format.ts'
import { sql } from 'kysely'
import { readWhole } from '../../../content/read-whole.ts'
import type { Db } from '../../../db/database.ts'
import { isAlike } from './fingerprint.ts'

/** The questions that share most bands with this one. An exact copy shares all of them and is never left out. */
const candidates = 40
const linkedAtOnce = 20

/** Pairs of one of these questions and another one whose marks say that they may read alike. */
async function listCandidates(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{ one: string; other: string }>`
    select own.id as one, like_it.id as other
    from questions own cross join lateral (
      select q.id from questions q
      where q.fingerprint && own.fingerprint and q.id <> own.id
      order by (select count(*) from unnest(q.fingerprint) band where band = any(own.fingerprint)) desc, q.id
      limit ${candidates}
    ) like_it
    where own.id = any(${[...ids]}::uuid[]) and not own.fingerprint && '{0}'
  `.execute(db)
  return rows
}

async function readTexts(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('questions')
    .select(['id', 'content'])
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, content }) => [id, readWhole(readContent(content))]))
}

async function insertKin(db: Db, pairs: readonly { one: string; other: string }[]): Promise<void> {
  await sql`
    insert into question_kin (question_id, kin_id)
    select distinct p.one, p.other from (
      select one, other from json_to_recordset(${JSON.stringify(pairs)}::json) as a (one uuid, other uuid)
      union all
      select other, one from json_to_recordset(${JSON.stringify(pairs)}::json) as b (one uuid, other uuid)
    ) p
    where p.one <> p.other order by 1, 2
    on conflict do nothing
  `.execute(db)
}

/**
 * Notes for good which questions say the same as these: what students may get from now on is held with them. Belongs to
 * publishing, since nothing that is still written reaches a student.
 */
export async function linkKin(db: Db, ids: readonly string[]): Promise<void> {
  const pairs = await listCandidates(db, ids)
  const texts = await readTexts(db, [...new Set(pairs.flatMap(({ one, other }) => [one, other]))])
  const alike = pairs.filter(({ one, other }) => isAlike(texts.get(one) ?? '', texts.get(other) ?? ''))
  if (alike.length > 0) await insertKin(db, alike)
  await db
    .updateTable('questions')
    .set({ kin_known: true })
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('kin_known', '=', false)
    .execute()
}

/** A copy is of the family of what it was made of, however it is rewritten. */
export async function linkCopies(
  trx: Db,
  copies: readonly { origin_id: string; copy_id: string }[],
): Promise<void> {
  if (copies.length === 0) return
  const origins = copies.map(({ origin_id }) => origin_id)
  const family = await trx
    .selectFrom('question_kin')
    .select(['question_id', 'kin_id'])
    .where('question_id', '=', sql<string>`any(${origins}::uuid[])`)
    .execute()
  const kinOf = Map.groupBy(family, ({ question_id }) => question_id)
  const pairs = copies.flatMap(({ origin_id, copy_id }) =>
    [origin_id, ...(kinOf.get(origin_id) ?? []).map(({ kin_id }) => kin_id)].map(other => ({
      one: copy_id,
      other,
    })),
  )
  await insertKin(trx, pairs)
}

/** Forgets the kin of a question that is deleted, on both sides. */
export async function deleteKin(trx: Db, id: string): Promise<void> {
  await sql`
    delete from question_kin
    where question_id = ${id}
      or (question_id in (select kin_id from question_kin where question_id = ${id}) and kin_id = ${id})
  `.execute(trx)
}

/** Links the questions that were published before there was kin, some at a time, each batch for itself. */
export async function linkQuestions(db: Db): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('questions')
      .select('id')
      .where('kin_known', '=', false)
      .where('status', 'in', ['published', 'archived'])
      .where('fingerprint', '<>', sql<number[]>`'{}'`)
      .limit(linkedAtOnce)
      .execute()
    if (rows.length > 0)
      await linkKin(
        db,
        rows.map(({ id }) => id),
      )
    if (rows.length < linkedAtOnce) return
  }
}
