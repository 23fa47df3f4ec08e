import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { selectSubject } from '../../../db/select-subject.ts'
import { countQuestions } from './question-banks.queries.ts'

/** Those of a bank, in their order. */
export function listSubTests(db: Db, bankId: string) {
  return db
    .selectFrom('bank_sub_tests as own')
    .innerJoin('subjects as s', 's.id', 'own.subject_id')
    .select(['own.id', 'own.subject_id', 'own.position', 'own.instructions'])
    .select(eb => [
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
