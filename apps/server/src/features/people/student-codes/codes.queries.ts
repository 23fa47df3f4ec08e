import type { Query } from '@gerbang/contract/call.ts'
import type { CodeCard, studentCodes } from '@gerbang/contract/people/student-codes.ts'
import { sql } from 'kysely'
import { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../../db/database.ts'
import { listPage, type Orders } from '../../../db/list-page.ts'
import { matchAnywhere } from '../../../db/match-anywhere.ts'
import { listClassNames } from '../classes/classes.queries.ts'
import { foldStudentCode } from './student-codes.queries.ts'

type Wanted = Query<typeof studentCodes.list>
export type CodeFilter = Query<typeof studentCodes.cards>

const orders: Orders<Wanted['sort']> = {
  created_at: sql`c.created_at`,
  code: sql`c.code`,
  used_count: sql`c.used_count`,
}

const stateAt = (at: Date) => sql<CodeCard['state']>`(case
  when c.status = 'disabled' then 'disabled'
  when c.used_count >= c.max_uses then 'used_up'
  when c.expires_at <= ${at.toISOString()}::timestamptz then 'expired'
  else 'active' end)`

function selectCodes(db: Db, at: Date, { search, program_id, batch, state, tryout_id }: CodeFilter = {}) {
  let query = db.selectFrom('student_codes as c').innerJoin('programs as p', 'p.id', 'c.program_id')
  if (program_id) query = query.where('c.program_id', '=', program_id)
  if (batch) query = query.where('c.batch', '=', batch)
  if (state) query = query.where(stateAt(at), '=', state)
  if (tryout_id)
    query = query.where(eb =>
      eb.exists(
        eb
          .selectFrom('student_code_tryouts as t')
          .select('t.tryout_id')
          .whereRef('t.student_code_id', '=', 'c.id')
          .where('t.tryout_id', '=', tryout_id),
      ),
    )
  if (search)
    query = query.where(eb =>
      eb.or([
        eb('c.code', 'like', matchAnywhere(foldStudentCode(search))),
        eb('c.label', 'ilike', matchAnywhere(search)),
      ]),
    )
  return query
}

function selectCards(db: Db, at: Date, filter?: CodeFilter) {
  return selectCodes(db, at, filter)
    .select(['c.id', 'c.code', 'c.batch', 'c.label', 'c.school_name'])
    .select(['c.max_uses', 'c.used_count', 'c.expires_at', 'c.created_at'])
    .select(eb => [
      jsonBuildObject({ id: eb.ref('p.id'), name: eb.ref('p.name') }).as('program'),
      stateAt(at).as('state'),
      jsonArrayFrom(
        eb
          .selectFrom('student_code_tryouts as ct')
          .innerJoin('tryouts as t', 't.id', 'ct.tryout_id')
          .select(['t.id', 't.title'])
          .whereRef('ct.student_code_id', '=', 'c.id')
          .orderBy('t.title'),
      ).as('tryouts'),
    ])
}

export function listCodes(db: Db, at: Date, { page, per_page, sort, ...filter }: Wanted) {
  return listPage(db, selectCards(db, at, filter), { page, per_page, sort }, { orders, last: ['c.id'] })
}

export function findCode(db: Db, at: Date, code: string) {
  return selectCards(db, at).where('c.code', '=', code).executeTakeFirst()
}

const cardsAtOnce = 10_000

/** Codes that still open something, in the order in which they were made, so that a pack of cards keeps together. */
export function listCards(db: Db, at: Date, filter: CodeFilter) {
  return selectCodes(db, at, filter)
    .where(stateAt(at), '=', 'active')
    .select(['c.code', 'c.label', 'c.batch', 'c.expires_at'])
    .orderBy('c.created_at')
    .orderBy('c.code')
    .limit(cardsAtOnce)
    .execute()
}

/** The next so many codes after one, by their text. */
export function listCodesAfter(
  db: Db,
  at: Date,
  filter: CodeFilter,
  { after, limit }: { after: string; limit: number },
) {
  return selectCards(db, at, filter).where('c.code', '>', after).orderBy('c.code').limit(limit).execute()
}

export function listUses(db: Db, codeId: string, { page, per_page }: { page: number; per_page: number }) {
  const uses = db
    .selectFrom('student_code_redemptions as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(eb => [
      jsonBuildObject({ id: eb.ref('u.id'), name: eb.ref('u.name') }).as('user'),
      'u.email',
      'r.redeemed_at',
    ])
    .where('r.student_code_id', '=', codeId)
  const newest = { redeemed_at: sql`r.redeemed_at` }
  return listPage(db, uses, { page, per_page, sort: '-redeemed_at' }, { orders: newest, last: ['u.id'] })
}

export async function listCodeChoices(db: Db) {
  const [batches, tryouts] = await Promise.all([
    listClassNames(db),
    db
      .selectFrom('tryouts')
      .select(['id', 'title', 'program_id'])
      .where('access', '=', 'code')
      .where('status', '<>', 'archived')
      .orderBy('created_at', 'desc')
      .limit(200)
      .execute(),
  ])
  return { batches, tryouts }
}

/** What a code ties its student to. */
export function findCodeFacts(db: Db, id: string) {
  return db
    .selectFrom('student_codes as c')
    .innerJoin('programs as p', 'p.id', 'c.program_id')
    .select(eb => [
      jsonBuildObject({ id: eb.ref('p.id'), name: eb.ref('p.name') }).as('program'),
      jsonObjectFrom(
        eb.selectFrom('classes as k').select(['k.id', 'k.name']).whereRef('k.id', '=', 'c.class_id'),
      ).as('class'),
    ])
    .where('c.id', '=', id)
    .executeTakeFirstOrThrow()
}
