import type { Query } from '@gerbang/contract/call.ts'
import type { BankCard, questionBanks } from '@gerbang/contract/bank/question-banks.ts'
import { type Expression, type Insertable, type SqlBool, sql, type Updateable } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Db } from '../../../db/database.ts'
import { listPage, type Orders } from '../../../db/list-page.ts'
import { matchAnywhere } from '../../../db/match-anywhere.ts'
import type { DB } from '../../../db/schema.ts'
import type { Viewer } from '../../../http/access.ts'
import { canEditBank, canReadBank, canShareBank, isOwnBank } from './bank-access.queries.ts'

type Filter = Query<typeof questionBanks.list>

const orders: Orders<Filter['sort']> = { updated_at: sql`b.updated_at`, title: sql`lower(b.title)` }

type QuestionCounts = BankCard['question_counts']

/** How many questions of each status the sub-tests hold that a condition on `st` picks. */
export function countQuestions(condition: Expression<SqlBool>) {
  return sql<QuestionCounts>`(
    select json_build_object(
      'draft', count(*) filter (where q.status = 'draft'),
      'in_review', count(*) filter (where q.status = 'in_review'),
      'published', count(*) filter (where q.status = 'published'),
      'archived', count(*) filter (where q.status = 'archived'))
    from questions q join bank_sub_tests st on st.id = q.bank_sub_test_id where ${condition}
  )`
}

function selectBanks(db: Db, viewer: Viewer) {
  return db
    .selectFrom('question_banks as b')
    .innerJoin('programs as p', 'p.id', 'b.program_id')
    .innerJoin('users as o', 'o.id', 'b.owner_id')
    .where(canReadBank(viewer))
    .select(['b.id', 'b.title', 'b.visibility', 'b.status', 'b.tags', 'b.for_practice', 'b.updated_at'])
    .select(eb => [
      jsonBuildObject({ id: eb.ref('p.id'), name: eb.ref('p.name') }).as('program'),
      jsonBuildObject({ id: eb.ref('o.id'), name: eb.ref('o.name') }).as('owner'),
      sql<number>`(select count(*) from bank_sub_tests st where st.bank_id = b.id)`.as('sub_test_count'),
      countQuestions(sql<SqlBool>`st.bank_id = b.id`).as('question_counts'),
      canEditBank(viewer).as('can_edit'),
    ])
}

export function listBanks(
  db: Db,
  viewer: Viewer,
  { search, program_id, status, visibility, owner, ...wanted }: Filter,
) {
  let query = selectBanks(db, viewer)
  if (search) query = query.where('b.title', 'ilike', matchAnywhere(search))
  if (program_id) query = query.where('b.program_id', '=', program_id)
  if (status) query = query.where('b.status', '=', status)
  if (visibility) query = query.where('b.visibility', '=', visibility)
  if (owner) query = query.where(isOwnBank(viewer))
  return listPage(db, query, wanted, { orders, last: ['b.id'] })
}

/** One that the viewer may read. */
export function findBank(db: Db, viewer: Viewer, id: string) {
  return selectBanks(db, viewer)
    .select(['b.description', 'b.created_at', canShareBank(viewer).as('can_share')])
    .where('b.id', '=', id)
    .executeTakeFirst()
}

/** One that the viewer may change; until the transaction ends nobody else changes it. */
export async function lockOwnBank(trx: Db, viewer: Viewer, id: string) {
  return (await lockOwnBanks(trx, viewer, [id]))[0]
}

/** Locks the banks that the viewer may change, always in one order, so that two people never wait for each other. */
export function lockOwnBanks(trx: Db, viewer: Viewer, ids: string[]) {
  return trx
    .selectFrom('question_banks as b')
    .select(['b.id', 'b.program_id'])
    .where('b.id', 'in', ids)
    .where(canEditBank(viewer))
    .orderBy('b.id')
    .forUpdate()
    .execute()
}

export async function insertBank(trx: Db, row: Insertable<DB['question_banks']>): Promise<void> {
  await trx.insertInto('question_banks').values(row).execute()
}

export async function updateBank(
  trx: Db,
  id: string,
  changes: Updateable<DB['question_banks']>,
): Promise<void> {
  await trx.updateTable('question_banks').set(changes).where('id', '=', id).execute()
}

/** With its empty sub-tests and its members. */
export async function deleteBank(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('bank_members').where('bank_id', '=', id).execute()
  await trx.deleteFrom('bank_sub_tests').where('bank_id', '=', id).execute()
  await trx.deleteFrom('question_banks').where('id', '=', id).execute()
}

/** Whether somebody has written anything into it: questions, or passages for some to come. */
export async function isFilled(trx: Db, bankId: string): Promise<boolean> {
  const { rows } = await sql`
    select from bank_sub_tests st
    where st.bank_id = ${bankId} and (
      exists (select from questions q where q.bank_sub_test_id = st.id)
      or exists (select from stimuli p where p.bank_sub_test_id = st.id)
    ) limit 1
  `.execute(trx)
  return rows.length > 0
}
