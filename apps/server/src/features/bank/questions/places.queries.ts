import type { CreditRule } from '@gerbang/contract/question/fields.ts'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { hasRow } from '../../../db/has-row.ts'
import type { Viewer } from '../../../http/access.ts'
import { notFound } from '../../../http/errors.ts'
import { heldBy } from '../../exam/tryouts/held-questions.queries.ts'
import { canEditBank, canReadBank } from '../question-banks/bank-access.queries.ts'

export interface SubTestPath {
  qbId: string
  subTesId: string
}

/** A sub-test of a bank, as questions need to know it. */
export interface SubTestPlace {
  id: string
  bank_id: string
  subject_id: string
  /** What questions of several right parts earn in its program. */
  credit: CreditRule
}

function selectPlace(db: Db, { qbId, subTesId }: SubTestPath) {
  return db
    .selectFrom('bank_sub_tests as st')
    .innerJoin('question_banks as b', 'b.id', 'st.bank_id')
    .innerJoin('programs as p', 'p.id', 'b.program_id')
    .select(['st.id', 'st.bank_id', 'st.subject_id', 'p.credit'])
    .where(eb => eb.and({ 'st.id': subTesId, 'b.id': qbId }))
}

/** Undefined unless the sub-test belongs to that bank and the viewer may read it. */
export function findReadablePlace(db: Db, viewer: Viewer, path: SubTestPath) {
  return selectPlace(db, path).where(canReadBank(viewer)).executeTakeFirst()
}

/** The same for whoever may write there; 404 for anybody else. */
export async function demandOwnPlace(db: Db, viewer: Viewer, path: SubTestPath): Promise<SubTestPlace> {
  const place = await selectPlace(db, path).where(canEditBank(viewer)).executeTakeFirst()
  if (!place) throw notFound('Subtes')
  return place
}

const selectBank = (db: Db, id: string) =>
  db.selectFrom('question_banks as b').select('b.id').where('b.id', '=', id)

export function findReadableBank(db: Db, viewer: Viewer, id: string) {
  return selectBank(db, id).where(canReadBank(viewer)).executeTakeFirst()
}

export function findOwnBank(db: Db, viewer: Viewer, id: string) {
  return selectBank(db, id).where(canEditBank(viewer)).executeTakeFirst()
}

/** Questions with their place; whoever asks adds what the viewer may. */
export function selectQuestions(db: Db) {
  return db
    .selectFrom('questions as q')
    .innerJoin('bank_sub_tests as st', 'st.id', 'q.bank_sub_test_id')
    .innerJoin('question_banks as b', 'b.id', 'st.bank_id')
}

/**
 * Of a question `q` in a bank `b`: it may leave the bank, as a copy or in a file. While a try-out holds it, only with those who
 * may change it where it is.
 */
export function canTakeAlong(viewer: Viewer, at: Date) {
  return sql<boolean>`(${canEditBank(viewer)} or ${heldBy('q.id', at)} is null)`
}

/** Whether the viewer may put questions into a sub-test, whichever bank it lies in. */
export function mayFillSubTest(db: Db, viewer: Viewer, subTestId: string): Promise<boolean> {
  return hasRow(
    db
      .selectFrom('bank_sub_tests as st')
      .innerJoin('question_banks as b', 'b.id', 'st.bank_id')
      .select('st.id')
      .where('st.id', '=', subTestId)
      .where(canEditBank(viewer)),
  )
}
