import type { Query } from '@gerbang/contract/call.ts'
import type { examDay, Missing } from '@gerbang/contract/exam/exam-day.ts'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { listPage, type Orders } from '../../../db/list-page.ts'
import { matchAnywhere } from '../../../db/match-anywhere.ts'
import { isInClass } from '../../people/classes/classes.queries.ts'
import type { LockedTryout } from '../tryout-plans/plans.queries.ts'

type Filter = Query<typeof examDay.missing>
const orders: Orders<Filter['sort']> = { name: sql`lower(u.name)`, school: sql`lower(u.school_name)` }

/** Students of a try-out, and whether any attempt of theirs has begun: a declared multi-shard query. */
const attemptsOf = (tryoutId: string) => sql<{ user_id: string; has_begun: boolean }>`(
  select user_id, bool_or(status <> 'enrolled') as has_begun from attempts
  where tryout_id = ${tryoutId} and status <> 'void' group by user_id
)`

const hasOpeningCode = (tryoutId: string) => sql<SqlBool>`exists (
  select from student_code_redemptions r
  join student_code_tryouts o on o.student_code_id = r.student_code_id
  where r.user_id = u.id and o.tryout_id = ${tryoutId}
)`

/** Those who have enrolled and begun nothing, and those of its program whom it is open to and who have not enrolled. */
export function listMissing(
  db: Db,
  { id, program_id, access }: Pick<LockedTryout, 'id' | 'program_id' | 'access'>,
  { search, state, batch, ...wanted }: Filter,
) {
  const found = matchAnywhere(search ?? '')
  const isOpen = access === 'free' ? sql<SqlBool>`true` : hasOpeningCode(id)
  let query = db
    .selectFrom('users as u')
    .leftJoin(attemptsOf(id).as('a'), 'a.user_id', 'u.id')
    .where('u.role', '=', 'student')
    .where('u.status', '<>', 'disabled')
    .where('u.anonymised_at', 'is', null)
    .where(sql<SqlBool>`not coalesce(a.has_begun, false)`)
    .where(sql<SqlBool>`(a.user_id is not null or (u.program_id = ${program_id} and ${isOpen}))`)
    .select([
      'u.id as user_id',
      'u.name',
      'u.school_name',
      sql<string[]>`array(
        select k.name from class_members m join classes k on k.id = m.class_id
        where m.user_id = u.id and m.left_at is null order by k.year desc, k.name
      )`.as('batches'),
      sql<Missing['state']>`case when a.user_id is null then 'absent' else 'not_begun' end`.as('state'),
    ])
  if (search) query = query.where(sql<SqlBool>`(u.name ilike ${found} or u.school_name ilike ${found})`)
  if (state) query = query.where('a.user_id', state === 'absent' ? 'is' : 'is not', null)
  if (batch) query = query.where(isInClass(sql`u.id`, sql`${batch}::text`))
  return listPage(query, wanted, { orders, last: ['u.id'] })
}
