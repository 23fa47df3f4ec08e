import type { ExpressionBuilder } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { DB } from './schema.ts'

interface Joined {
  b: DB['question_banks']
  st: DB['bank_sub_tests']
  s: DB['subjects']
}

/** The bank and the sub-test of a row, in a query that has joined the tables of `Joined`. */
export function selectBankPlace(eb: ExpressionBuilder<Joined, keyof Joined>) {
  return [
    jsonBuildObject({ id: eb.ref('b.id'), name: eb.ref('b.title') }).as('bank'),
    jsonBuildObject({ id: eb.ref('st.id'), name: eb.ref('s.name') }).as('sub_test'),
  ] as const
}
