import type { Query } from '@gerbang/contract/call.ts'
import type { tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import { findFreeSlug, writeSlug } from '../../../content/write-slug.ts'
import type { Db } from '../../../db/database.ts'
import { listPage, type Orders } from '../../../db/list-page.ts'
import { matchAnywhere } from '../../../db/match-anywhere.ts'
import type { DB } from '../../../db/schema.ts'
import { listUnfinished } from '../progresses/attempts.queries.ts'
import { planStateOf } from './plan-state.queries.ts'

type Filter = Query<typeof tryoutPlans.list>

const orders: Orders<Filter['sort']> = {
  updated_at: sql`t.updated_at`,
  opens_at: sql`t.opens_at`,
  title: sql`lower(t.title)`,
}

/** Chosen for a draft, frozen afterwards: one of the two is empty. */
export const questionCount = sql<number>`(
  (select count(*) from tryout_questions c where c.sub_test_id = st.id)
  + (select count(*) from paper_items i where i.sub_test_id = st.id)
)`

const sumSubTests = (what: ReturnType<typeof sql>) =>
  sql<number>`(select coalesce(sum(${what}), 0)::int from tryout_sub_tests st where st.tryout_id = t.id)`

function selectPlans(db: Db, state: ReturnType<typeof planStateOf>) {
  return db
    .selectFrom('tryouts as t')
    .innerJoin('programs as p', 'p.id', 't.program_id')
    .select(['t.id', 't.slug', 't.title', 't.opens_at', 't.closes_at', 't.access', 't.updated_at'])
    .select(eb => [
      jsonBuildObject({ id: eb.ref('p.id'), name: eb.ref('p.name') }).as('program'),
      state.as('state'),
      sumSubTests(sql`1`).as('sub_test_count'),
      sumSubTests(questionCount).as('question_count'),
      sumSubTests(sql`st.duration_seconds`).as('duration_seconds'),
    ])
}

export async function listPlans(db: Db, at: string, { search, program_id, state, ...wanted }: Filter) {
  const stateNow = planStateOf(at, await listUnfinished(db, at))
  let query = selectPlans(db, stateNow)
  if (search) query = query.where('t.title', 'ilike', matchAnywhere(search))
  if (program_id) query = query.where('t.program_id', '=', program_id)
  if (state) query = query.where(sql<SqlBool>`${stateNow} = ${state}`)
  const { data, meta } = await listPage(db, query, wanted, { orders, last: ['t.id'] })
  const participants = await countParticipants(
    db,
    data.map(({ id }) => id),
  )
  return { data: data.map(row => ({ ...row, participants: participants.get(row.id) ?? 0 })), meta }
}

/** Students of each try-out whose attempts are not void: a declared multi-shard query. */
export async function countParticipants(db: Db, tryoutIds: string[]): Promise<Map<string, number>> {
  if (tryoutIds.length === 0) return new Map()
  const { rows } = await sql<{ tryout_id: string; students: number }>`
    select tryout_id, count(distinct user_id) as students from attempts
    where tryout_id = any(${tryoutIds}::uuid[]) and status <> 'void' group by tryout_id
  `.execute(db)
  return new Map(rows.map(({ tryout_id, students }) => [tryout_id, students]))
}

export async function findPlan(db: Db, id: string, at: string) {
  const found = await selectPlans(db, planStateOf(at, await listUnfinished(db, at)))
    .leftJoin('tryouts as a', 'a.id', 't.anchor_tryout_id')
    .select(['t.description', 't.image_url', 't.mode', 't.max_attempts', 't.choices_min', 't.choices_max'])
    .select(['t.scoring', 't.marks', 't.scale_min', 't.scale_max', 't.result_release', 't.release_at'])
    .select(['t.review_policy', 't.shuffle_questions', 't.shuffle_options', 't.published_at'])
    .select(eb => [
      't.created_at',
      jsonArrayFrom(
        eb
          .selectFrom('tryout_classes as c')
          .innerJoin('classes as k', 'k.id', 'c.class_id')
          .select(['k.id', 'k.name'])
          .whereRef('c.tryout_id', '=', 't.id')
          .orderBy('k.name'),
      ).as('classes'),
      eb
        .case()
        .when('a.id', 'is not', null)
        .then(jsonBuildObject({ id: eb.ref('a.id'), name: eb.ref('a.title') }))
        .end()
        .$castTo<{ id: string; name: string } | null>()
        .as('anchor_tryout'),
    ])
    .where('t.id', '=', id)
    .executeTakeFirst()
  return found && { ...found, participants: (await countParticipants(db, [id])).get(id) ?? 0 }
}

function selectTryout(db: Db, id: string) {
  return db.selectFrom('tryouts').selectAll().where('id', '=', id)
}

/** Any try-out, draft or not. */
export function findTryout(db: Db, id: string) {
  return selectTryout(db, id).executeTakeFirst()
}
export type LockedTryout = NonNullable<Awaited<ReturnType<typeof findTryout>>>

/** The same; until the transaction ends nobody else changes, publishes or deletes it. */
export function lockTryout(trx: Db, id: string): Promise<LockedTryout | undefined> {
  return selectTryout(trx, id).forUpdate().executeTakeFirst()
}

export async function insertTryout(trx: Db, row: Insertable<DB['tryouts']>): Promise<void> {
  await trx.insertInto('tryouts').values(row).execute()
}

export async function updateTryout(trx: Db, id: string, changes: Updateable<DB['tryouts']>): Promise<void> {
  await trx.updateTable('tryouts').set(changes).where('id', '=', id).execute()
}

/** An address that no other try-out has. Two who ask at once wait for each other. */
export async function reserveSlug(trx: Db, title: string): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtext('try-out slugs'))`.execute(trx)
  const wanted = writeSlug(title) || 'try-out'
  const taken = await trx.selectFrom('tryouts').select('slug').where('slug', 'like', `${wanted}%`).execute()
  return findFreeSlug(wanted, new Set(taken.map(({ slug }) => slug)))
}

const plannedTables = [
  'tryout_questions',
  'tryout_trials',
  'paper_keys',
  'paper_items',
  'paper_trials',
  'paper_stimuli',
] as const

/** Everything that belongs to a try-out that nobody has sat. */
export async function deleteTryout(trx: Db, id: string): Promise<void> {
  const subTests = sql`select id from tryout_sub_tests where tryout_id = ${id}`
  for (const table of plannedTables)
    await sql`delete from ${sql.table(table)} where sub_test_id in (${subTests})`.execute(trx)
  await trx.deleteFrom('student_code_tryouts').where('tryout_id', '=', id).execute()
  await trx.deleteFrom('tryout_classes').where('tryout_id', '=', id).execute()
  await trx.deleteFrom('score_runs').where('tryout_id', '=', id).execute()
  await trx.deleteFrom('tryout_sub_tests').where('tryout_id', '=', id).execute()
  await trx.deleteFrom('tryouts').where('id', '=', id).execute()
}
