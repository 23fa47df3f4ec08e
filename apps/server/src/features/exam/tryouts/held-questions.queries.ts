import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { frozenQuestions } from '../../../db/frozen-questions.ts'
import { limits } from '../../../limits.ts'

/**
 * The question itself and those that say the same (`question_kin`), as rows with an `id`: a copy tells the key of what it
 * was made of. Whatever asks whether a question is used somewhere that must stay secret asks for all of these.
 */
export const sayingTheSame = (questionId: string) => sql`(
  select ${sql.ref(questionId)} as id
  union all select k.kin_id from question_kin k where k.question_id = ${sql.ref(questionId)}
)`

/** A try-out that closes later holds its questions. */
export const heldSince = (at: Date) => new Date(at.getTime() - limits.heldAfterCloseMs).toISOString()

/**
 * Which try-outs hold their questions at a moment, in a word: as long as it is the same, so is what `listHeldOf` finds, but for
 * questions that are called the same meanwhile.
 */
export const selectHolders = (at: Date) => sql<string>`(
  select concat(count(*), ' ', max(h.updated_at)) from tryouts h
  where h.status = 'published' and h.closes_at > ${heldSince(at)}
)`

/**
 * The title of a published try-out that is to come or under way and has the question `questionId` or one that says the
 * same, null if none has: elsewhere such a question would tell its key too early. Open-ended practice tells its keys
 * anyway, and a try-out does not hold back its own (`own`).
 */
export function heldBy(questionId: string, at: Date, own?: string) {
  const since = heldSince(at)
  const other = own === undefined ? sql`` : sql`and t.id <> ${own}`
  return sql<string | null>`(
    select t.title from ${sayingTheSame(questionId)} same
    join ${frozenQuestions} i on i.question_id = same.id
    join tryout_sub_tests st on st.id = i.sub_test_id
    join tryouts t on t.id = st.tryout_id
    where t.status = 'published' and t.closes_at > ${since} ${other}
    order by t.closes_at desc limit 1
  )`
}

/** Which of these questions a coming or running try-out has, other than their `own`. */
export async function listHeld(
  db: Db,
  questionIds: readonly string[],
  at: Date,
  own?: string,
): Promise<Set<string>> {
  if (questionIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('questions as q')
    .select('q.id')
    .where('q.id', '=', sql<string>`any(${[...questionIds]}::uuid[])`)
    .where(heldBy('q.id', at, own), 'is not', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** The same for the questions of several try-outs, by try-out. */
export async function listHeldOf(
  db: Db,
  asked: readonly { tryout_id: string; question_ids: readonly string[] }[],
  at: Date,
): Promise<Map<string, Set<string>>> {
  const owns = asked.flatMap(({ tryout_id, question_ids }) => question_ids.map(() => tryout_id))
  const ids = asked.flatMap(({ question_ids }) => question_ids)
  const { rows } = await sql<{ own: string; id: string }>`
    with holders as materialized (
      select i.question_id, t.id as tryout_id from ${frozenQuestions} i
      join tryout_sub_tests st on st.id = i.sub_test_id join tryouts t on t.id = st.tryout_id
      where t.status = 'published' and t.closes_at > ${heldSince(at)}
    )
    select distinct q.own, q.id from unnest(${owns}::uuid[], ${ids}::uuid[]) q (own, id)
    join (
      select question_id as id, tryout_id from holders
      union all select k.question_id, h.tryout_id from question_kin k join holders h on h.question_id = k.kin_id
    ) held on held.id = q.id and held.tryout_id <> q.own
  `.execute(db)
  const held = Map.groupBy(rows, ({ own }) => own)
  return new Map(asked.map(({ tryout_id }) => [tryout_id, new Set(held.get(tryout_id)?.map(({ id }) => id))]))
}
