import type { Query } from '@gerbang/contract/call.ts'
import type { RehearsalState, rehearsals } from '@gerbang/contract/exam/rehearsals.ts'
import { type Insertable, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { listPage, type Orders } from '../../../db/list-page.ts'
import { matchAnywhere } from '../../../db/match-anywhere.ts'
import type { DB } from '../../../db/schema.ts'
import { isInClass } from '../../people/classes/classes.queries.ts'
import { type Audience, namesOfClasses, selectAwaited } from './missing.queries.ts'

type Filter = Query<typeof rehearsals.list>
const orders: Orders<Filter['sort']> = { name: sql`lower(u.name)` }

export async function writeCheck(db: Db, check: Insertable<DB['device_checks']>): Promise<void> {
  const { tryout_id: _t, user_id: _u, ...found } = check
  await db
    .insertInto('device_checks')
    .values(check)
    .onConflict(conflict => conflict.columns(['tryout_id', 'user_id']).doUpdateSet(found))
    .execute()
}

/** Of a check `c`, if there is one. */
const stateOf = sql<RehearsalState>`case
  when c.user_id is null then 'none'
  when c.keeps_answers and c.has_space and c.shows_pictures then 'ready'
  else 'faulty'
end`

const selectChecked = (db: Db, tryout: Audience) =>
  selectAwaited(db, tryout).leftJoin('device_checks as c', join =>
    join.onRef('c.user_id', '=', 'u.id').on('c.tryout_id', '=', tryout.id),
  )

export async function listRehearsed(db: Db, tryout: Audience, { search, state, batch, ...wanted }: Filter) {
  let query = selectChecked(db, tryout).select([
    'u.id as user_id',
    'u.name',
    namesOfClasses.as('batches'),
    stateOf.as('state'),
    'c.checked_at',
    'c.clock_off_seconds',
    'c.keeps_answers',
    'c.has_space',
    'c.shows_pictures',
    'c.works_offline',
  ])
  if (search) query = query.where('u.name', 'ilike', matchAnywhere(search))
  if (state) query = query.where(sql<SqlBool>`${stateOf} = ${state}`)
  if (batch) query = query.where(isInClass(sql`u.id`, sql`${batch}::text`))
  return listPage(db, query, wanted, { orders, last: ['u.id'] })
}

const countOf = (state: RehearsalState) => sql<number>`(count(*) filter (where ${stateOf} = ${state}))::int`

export function countRehearsed(db: Db, tryout: Audience) {
  return selectChecked(db, tryout)
    .select([countOf('ready').as('ready'), countOf('faulty').as('faulty'), countOf('none').as('none')])
    .executeTakeFirstOrThrow()
}
