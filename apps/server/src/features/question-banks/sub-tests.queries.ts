import { readContent } from '@gerbang/contract/question-format.ts'
import type { Query } from '@gerbang/contract/call.ts'
import type { questionBanks } from '@gerbang/contract/question-banks.ts'
import { type SqlBool, sql } from 'kysely'
import { readStem } from '../../content/read-stem.ts'
import type { Db } from '../../db/database.ts'
import { listPage, type Orders } from '../../db/list-page.ts'
import { matchAnywhere } from '../../db/match-anywhere.ts'
import type { Viewer } from '../../http/access.ts'
import { selectSubject } from '../../db/select-subject.ts'
import { countQuestions } from './question-banks.queries.ts'
import { canReadBank } from './question-banks.rules.ts'

/** Those of a bank, in their order. */
export function listSubTests(db: Db, bankId: string) {
  return db
    .selectFrom('bank_sub_tests as own')
    .innerJoin('subjects as s', 's.id', 'own.subject_id')
    .select(eb => [
      'own.id',
      'own.subject_id',
      'own.position',
      'own.instructions',
      'own.default_duration_seconds',
      selectSubject(eb),
      countQuestions(sql<SqlBool>`st.id = own.id`).as('question_counts'),
    ])
    .where('own.bank_id', '=', bankId)
    .orderBy('own.position')
    .orderBy('own.id')
    .execute()
}

export async function deleteSubTests(trx: Db, ids: string[]): Promise<void> {
  await trx.deleteFrom('bank_sub_tests').where('id', '=', sql<string>`any(${ids}::uuid[])`).execute()
}

type QuestionFilter = Query<typeof questionBanks.listQuestions>
const orders: Orders<QuestionFilter['sort']> = { position: sql`q.position` }

/** Undefined unless the sub-test belongs to that bank and the viewer may read it. */
export function findReadableSubTest(db: Db, viewer: Viewer, bankId: string, id: string) {
  return db
    .selectFrom('bank_sub_tests as st')
    .innerJoin('question_banks as b', 'b.id', 'st.bank_id')
    .select('st.id')
    .where('st.id', '=', id)
    .where('b.id', '=', bankId)
    .where(canReadBank(viewer))
    .executeTakeFirst()
}

export async function listBankQuestions(
  db: Db,
  subTestId: string,
  { search, status, ...wanted }: QuestionFilter,
) {
  let query = db
    .selectFrom('questions as q')
    .innerJoin('topics as t', 't.id', 'q.topic_id')
    .select([
      'q.id',
      'q.position',
      'q.type',
      'q.content',
      't.name as topic',
      'q.difficulty',
      'q.points',
      'q.status',
      'q.version',
    ])
    .where('q.bank_sub_test_id', '=', subTestId)
  if (status) query = query.where('q.status', '=', status)
  if (search) query = query.where(sql<SqlBool>`q.content->>'prompt_html' ilike ${matchAnywhere(search)}`)
  const { data, meta } = await listPage(query, wanted, { orders, last: ['q.id'] })
  return {
    data: data.map(({ content, ...row }) => ({ ...row, stem: readStem(readContent(content).prompt_html) })),
    meta,
  }
}
