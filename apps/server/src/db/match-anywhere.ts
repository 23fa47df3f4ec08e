import { type RawBuilder, sql } from 'kysely'
import { byItsValues } from './repeated-statements.ts'

/** A pattern for `ilike` that finds the text anywhere; what it holds of wildcards stands for itself. */
export function matchAnywhere(text: string): RawBuilder<string> {
  return sql<string>`${`%${text.replace(/[\\%_]/g, '\\$&')}%`} ${byItsValues}`
}
