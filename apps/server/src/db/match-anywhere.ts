import { type RawBuilder, sql } from 'kysely'
import { byItsValues } from './repeated-statements.ts'

/** A pattern for `ilike` that finds the text anywhere; what it holds of wildcards stands for itself. */
export const patternOf = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** The same in a statement that is planned by its values. */
export function matchAnywhere(text: string): RawBuilder<string> {
  return sql<string>`${patternOf(text)} ${byItsValues}`
}
