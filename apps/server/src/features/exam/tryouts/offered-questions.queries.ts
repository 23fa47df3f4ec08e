import type { DraftBank } from '@gerbang/contract/bank/question-banks.ts'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** Of a question `q` in a bank `b`: papers and quizzes may take it. A bank that is a draft, or put away, offers nothing. */
export const isOffered = sql<SqlBool>`(q.status = 'published' and b.status = 'published')`

/** Banks that hold published questions for a sub-test or a program, and offer none while they are drafts themselves. */
export function listDraftBanks(
  db: Db,
  of: { subject_id: string } | { program_id: string },
): Promise<DraftBank[]> {
  const banks = db
    .selectFrom('questions as q')
    .innerJoin('bank_sub_tests as st', 'st.id', 'q.bank_sub_test_id')
    .innerJoin('question_banks as b', 'b.id', 'st.bank_id')
    .select(eb => ['b.id', 'b.title as name', eb.fn.countAll<number>().as('questions')])
    .where('q.status', '=', 'published')
    .where('b.status', '=', 'draft')
    .groupBy('b.id')
    .orderBy('b.title')
    .orderBy('b.id')
  return 'subject_id' in of
    ? banks.where('st.subject_id', '=', of.subject_id).execute()
    : banks.where('b.program_id', '=', of.program_id).execute()
}
