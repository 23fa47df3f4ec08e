import type { CreditRule } from '@gerbang/contract/question/fields.ts'
import { type RawBuilder, sql } from 'kysely'

/** The content of a question `q` of the bank by the rule of the paper that it goes into; as it is where it has none. */
export function takeCredit(credit: CreditRule | RawBuilder<CreditRule>): RawBuilder<unknown> {
  return sql`case when q.content ? 'credit'
    then jsonb_set(q.content, '{credit}', to_jsonb(${credit}::text)) else q.content end`
}
