import type { CreditRule } from '@gerbang/contract/question/fields.ts'
import { nameColumns, nameStatements } from '@gerbang/contract/question/name-parts.ts'
import type { Question } from '../question.ts'
import { byId, idAt, placeOf } from '../parts.ts'

export type TrueFalseTable = Question<'true_false_table'>
export type Columns = readonly [string, string]

interface Parts {
  prompt: string
  columns: Columns
  statements: readonly string[]
  /** The place of the right column for each statement. */
  key: readonly (0 | 1 | null)[]
  credit: CreditRule
}

export const TRUE_FALSE: Columns = ['Benar', 'Salah']
/** Stands above a single statement, which other systems have no sentence for. */
export const STANDARD_PROMPT = 'Tentukan apakah pernyataan berikut benar atau salah.'

export function makeTrueFalseTable({ prompt, key, credit, ...parts }: Parts): TrueFalseTable {
  const type = 'true_false_table'
  const columns = nameColumns(parts.columns)
  const statements = nameStatements(parts.statements)
  const column_ids = byId(
    statements,
    key.map(place => (place === null ? null : idAt(columns, place))),
  )
  return {
    content: { type, prompt, columns, statements, credit },
    key: column_ids && { type, column_ids },
  }
}

/** One statement with a truth, as other systems ask it. */
export const makeTrueFalse = (statement: string, key: 0 | 1 | null): TrueFalseTable =>
  makeTrueFalseTable({
    prompt: STANDARD_PROMPT,
    columns: TRUE_FALSE,
    statements: [statement],
    key: [key],
    credit: 'proportional',
  })

export const labelsOf = ({ content: { columns } }: TrueFalseTable): Columns => [
  columns[0]?.label ?? '',
  columns[1]?.label ?? '',
]

/** The place of the right column for each statement. */
export const listTruths = ({ content, key }: TrueFalseTable): (0 | 1 | null)[] =>
  content.statements.map(({ id }) => {
    const place = placeOf(content.columns, key?.column_ids[id])
    return place === 0 || place === 1 ? place : null
  })

/** Whether nothing but the statement and its truth needs to be written. */
export const isTrueFalse = (question: TrueFalseTable): boolean => {
  const { prompt, statements, credit } = question.content
  return (
    statements.length === 1 &&
    prompt === STANDARD_PROMPT &&
    labelsOf(question)[0] === TRUE_FALSE[0] &&
    credit === 'proportional'
  )
}
