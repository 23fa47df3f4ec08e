import type { Query } from '@gerbang/contract/call.ts'
import type { Phase, tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { bucketOf } from '../../../db/bucket.ts'
import type { Db } from '../../../db/database.ts'
import { listPage, type Wanted } from '../../../db/list-page.ts'
import { matchAnywhere } from '../../../db/match-anywhere.ts'
import { selectSubject } from '../../../db/select-subject.ts'
import { awaitsMarks } from '../marks/essay-marks.queries.ts'
import { findNewestAttempt, type Owner } from './attempts.queries.ts'

export interface TryoutFilter {
  program_id: string | null
  user_id: string
  at: Date
  phase?: Phase | 'ahead' | undefined
  search?: string | undefined
  /** Only these, when given. */
  ids?: string[] | undefined
}

type Sort = Query<typeof tryouts.list>['sort']
const orders = { opens_at: sql`tryouts.opens_at`, title: sql`tryouts.title` }

const since = (from: RawBuilder<unknown>, to: RawBuilder<unknown>) => sql`extract(epoch from ${to} - ${from})`

/** Seconds between two times; each phase begins where no try-out of the one before can be, thirty years later. */
const nearness = (at: string) => {
  const [opens, closes, now] = [sql`tryouts.opens_at`, sql`tryouts.closes_at`, sql`${at}::timestamptz`]
  return sql`case
    when ${opens} > ${now} then 1e9 + ${since(now, opens)}
    when ${closes} is null then 2e9 + ${since(opens, now)}
    when ${closes} > ${now} then ${since(now, closes)}
    else 3e9 + ${since(opens, now)}
  end`
}

/** Takes the name that the query has for the table of try-outs. */
export const phaseSql: Record<
  Phase | 'ahead',
  (name: string, at: string) => ReturnType<typeof sql<SqlBool>>
> = {
  upcoming: (name, at) => sql<SqlBool>`${opens(name)} > ${at}`,
  open: (name, at) =>
    sql<SqlBool>`${opens(name)} <= ${at} and (${closes(name)} is null or ${closes(name)} > ${at})`,
  closed: (name, at) => sql<SqlBool>`${closes(name)} <= ${at}`,
  ahead: (name, at) => sql<SqlBool>`(${closes(name)} is null or ${closes(name)} > ${at})`,
}
const opens = (name: string) => sql.ref(`${name}.opens_at`)
const closes = (name: string) => sql.ref(`${name}.closes_at`)

function selectPublished(db: Db) {
  return db
    .selectFrom('tryouts')
    .innerJoin('programs', 'programs.id', 'tryouts.program_id')
    .where('tryouts.status', '=', 'published')
}

/** Condition on a try-out and a user, each by a column or an id: it is for all of its program, or for a class of theirs. */
export const isForUser = (tryoutId: RawBuilder<unknown>, userId: RawBuilder<unknown>) => sql<SqlBool>`(
  not exists (select from tryout_classes c where c.tryout_id = ${tryoutId})
  or exists (
    select from tryout_classes c join class_members m on m.class_id = c.class_id
    where c.tryout_id = ${tryoutId} and m.user_id = ${userId} and m.left_at is null
  )
)`

/** Whoever has an attempt keeps it, in whatever class they are. */
const hasAttempt = (userId: string) => sql<SqlBool>`exists (
  select from attempts a where a.bucket = ${bucketOf(userId)} and a.user_id = ${userId} and a.tryout_id = tryouts.id
)`

function filterTryouts(db: Db, { program_id, user_id, at, phase, search, ids }: TryoutFilter) {
  const isFor = isForUser(sql`tryouts.id`, sql`${user_id}::uuid`)
  let query = selectPublished(db)
    .where('tryouts.program_id', '=', program_id)
    .where(eb => eb.or([isFor, hasAttempt(user_id)]))
  if (phase) query = query.where(phaseSql[phase]('tryouts', at.toISOString()))
  if (search) query = query.where('tryouts.title', 'ilike', matchAnywhere(search))
  if (ids) query = query.where('tryouts.id', '=', sql<string>`any(${ids}::uuid[])`)
  return query
}

export function listTryouts(db: Db, filter: TryoutFilter, wanted: Wanted<Sort>) {
  const cards = filterTryouts(db, filter).select(eb => [
    'tryouts.id',
    'tryouts.slug',
    'tryouts.title',
    'tryouts.description',
    'tryouts.image_url',
    'tryouts.opens_at',
    'tryouts.closes_at',
    'tryouts.mode',
    'tryouts.access',
    jsonBuildObject({ id: eb.ref('programs.id'), name: eb.ref('programs.name') }).as('program'),
  ])
  const near = nearness(filter.at.toISOString())
  const order = { orders: { ...orders, near }, last: ['tryouts.id'], isFrequent: true } as const
  return listPage(db, cards, wanted, order)
}

/** The whole of it: a slug may begin like an id. */
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function selectWhole(db: Db) {
  return selectPublished(db)
    .selectAll('tryouts')
    .select(eb => [
      'programs.choice_combinations',
      awaitsMarks.as('awaits_marks'),
      jsonBuildObject({ id: eb.ref('programs.id'), name: eb.ref('programs.name') }).as('program'),
    ])
}

const selectTryout = (db: Db, slugOrId: string) =>
  selectWhole(db).where(uuid.test(slugOrId) ? 'tryouts.id' : 'tryouts.slug', '=', slugOrId)

/** Published ones, in no order. */
export function listTryoutsByIds(db: Db, ids: readonly string[]) {
  return selectWhole(db)
    .where('tryouts.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
}

/** A published try-out by slug or id. */
export function findTryout(db: Db, slugOrId: string) {
  return selectTryout(db, slugOrId).executeTakeFirst()
}

/** A student sees the try-outs of their program that are meant for them, and any other in which they have an attempt. */
export async function findTryoutFor(
  db: Db,
  viewer: Owner & { program_id: string | null },
  slugOrId: string,
): Promise<TryoutRow | undefined> {
  const found = await selectTryout(db, slugOrId)
    .select(isForUser(sql`tryouts.id`, sql`${viewer.user_id}::uuid`).as('is_for'))
    .executeTakeFirst()
  if (!found) return undefined
  const { is_for, ...tryout } = found
  if (tryout.program_id === viewer.program_id && is_for) return tryout
  return (await findNewestAttempt(db, viewer, tryout.id)) && tryout
}
export type TryoutRow = NonNullable<Awaited<ReturnType<typeof findTryout>>>

/** Questions of a sub-test `st` that each student meets. */
export const countMet = sql<number>`(
  (select count(*) from paper_items i where i.sub_test_id = st.id) + st.trials_each
)`

/** In order of position, for one try-out or many. Parts of a page that want the same ask by the same words. */
export function listSubTests(db: Db, tryoutIds: string[]) {
  return db
    .selectFrom('tryout_sub_tests as st')
    .innerJoin('subjects as s', 's.id', 'st.subject_id')
    .innerJoin('paper_items as i', 'i.sub_test_id', 'st.id')
    .select(['st.tryout_id', 'st.id', 'st.position', 'st.duration_seconds', 'st.weight', 'st.threshold'])
    .select(eb => [
      selectSubject(eb),
      // Nobody can tell those apart that are only tried out.
      sql<number>`count(*) + st.trials_each`.as('question_count'),
    ])
    .where('st.tryout_id', '=', sql<string>`any(${[...new Set(tryoutIds)].toSorted()}::uuid[])`)
    .groupBy(['st.id', 's.id'])
    .orderBy('st.position')
    .execute()
}
export type SubTestRow = Awaited<ReturnType<typeof listSubTests>>[number]
