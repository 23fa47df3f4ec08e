import type { Query } from '@gerbang/contract/call.ts'
import type { examDay, Missing, SittingClass } from '@gerbang/contract/exam/exam-day.ts'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { listPage, type Orders } from '../../../db/list-page.ts'
import { matchAnywhere } from '../../../db/match-anywhere.ts'
import { isInClass } from '../../people/classes/classes.queries.ts'
import type { LockedTryout } from '../tryout-plans/plans.queries.ts'
import { isForUser } from '../tryouts/tryouts.queries.ts'

type Filter = Query<typeof examDay.missing>
/** More than a school has. */
const mostClasses = 200
const orders: Orders<Filter['sort']> = { name: sql`lower(u.name)`, school: sql`lower(u.school_name)` }

/** Students of a try-out, and whether any attempt of theirs has begun or runs: a declared multi-shard query. */
const attemptsOf = (tryoutId: string) => sql<{ user_id: string; has_begun: boolean; is_running: boolean }>`(
  select user_id, bool_or(status <> 'enrolled') as has_begun, bool_or(status = 'in_progress') as is_running
  from attempts where tryout_id = ${tryoutId} and status <> 'void' group by user_id
)`

const hasOpeningCode = (tryoutId: string) => sql<SqlBool>`exists (
  select from student_code_redemptions r
  join student_code_tryouts o on o.student_code_id = r.student_code_id
  where r.user_id = u.id and o.tryout_id = ${tryoutId}
)`

/** Of a student `u`. */
export const namesOfClasses = sql<string[]>`array(
  select k.name from class_members m join classes k on k.id = m.class_id
  where m.user_id = u.id and m.left_at is null order by k.year desc, k.name
)`

export type Audience = Pick<LockedTryout, 'id' | 'program_id' | 'access'>

/** Those who have enrolled, and those of its program whom it is open to. */
export function selectAwaited(db: Db, { id, program_id, access }: Audience) {
  const isOpen = access === 'free' ? sql<SqlBool>`true` : hasOpeningCode(id)
  return db
    .selectFrom('users as u')
    .leftJoin(attemptsOf(id).as('a'), 'a.user_id', 'u.id')
    .where('u.role', '=', 'student')
    .where('u.status', '<>', 'disabled')
    .where('u.anonymised_at', 'is', null)
    .where(
      sql<SqlBool>`(a.user_id is not null or (u.program_id = ${program_id} and ${isOpen} and ${isForUser(sql`${id}::uuid`, sql`u.id`)}))`,
    )
}

/** Those of them who have begun nothing. */
export function listMissing(db: Db, tryout: Audience, { search, state, batch, ...wanted }: Filter) {
  const found = matchAnywhere(search ?? '')
  let query = selectAwaited(db, tryout)
    .where(sql<SqlBool>`not coalesce(a.has_begun, false)`)
    .select(['u.id as user_id', 'u.name', 'u.school_name'])
    .select([
      namesOfClasses.as('batches'),
      sql<Missing['state']>`case when a.user_id is null then 'absent' else 'not_begun' end`.as('state'),
    ])
  if (search) query = query.where(sql<SqlBool>`(u.name ilike ${found} or u.school_name ilike ${found})`)
  if (state) query = query.where('a.user_id', state === 'absent' ? 'is' : 'is not', null)
  if (batch) query = query.where(isInClass(sql`u.id`, sql`${batch}::text`))
  return listPage(db, query, wanted, { orders, last: ['u.id'] })
}

/** All of them by class; whoever is in several counts in each. */
export async function countByClass(db: Db, tryout: Audience): Promise<SittingClass[]> {
  const hasBegun = sql`coalesce(a.has_begun, false)`
  return selectAwaited(db, tryout)
    .leftJoin('class_members as m', join => join.onRef('m.user_id', '=', 'u.id').on('m.left_at', 'is', null))
    .leftJoin('classes as k', 'k.id', 'm.class_id')
    .groupBy(['k.id', 'k.name'])
    .select([
      'k.id',
      'k.name',
      sql<number>`count(*)::int`.as('students'),
      sql<number>`(count(*) filter (where a.is_running))::int`.as('running'),
      sql<number>`(count(*) filter (where ${hasBegun} and not a.is_running))::int`.as('finished'),
      sql<string[]>`coalesce(
        array_agg(u.name order by lower(u.name)) filter (where not ${hasBegun}), '{}'
      )`.as('missing'),
    ])
    .orderBy(sql`lower(k.name)`, order => order.asc().nullsLast())
    .limit(mostClasses)
    .execute()
}
