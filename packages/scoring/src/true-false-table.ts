import type { QuestionKind } from './question-kind.ts'

/**
 * Every statement belongs to one of two columns. The answer maps statement ids to column ids; under proportional
 * credit a row left out neither adds nor subtracts.
 */
export const trueFalseTable: QuestionKind<'true_false_table'> = {
  validate(content, value) {
    if (typeof value === 'string' || Array.isArray(value)) return 'wrong_shape'
    const rows = Object.entries(value)
    if (rows.length === 0) return 'wrong_shape'
    const statements = new Set(content.statements.map(statement => statement.id))
    const columns = new Set(content.columns.map(column => column.id))
    return rows.every(([row, column]) => statements.has(row) && columns.has(column))
      ? undefined
      : 'unknown_part'
  },

  score(content, key, value) {
    if (typeof value === 'string' || Array.isArray(value)) return 0
    const rows = Object.entries(value)
    const right = rows.filter(([row, column]) => key.column_ids[row] === column).length
    const wrong = rows.length - right
    if (content.credit === 'all_or_nothing') return right === content.statements.length ? 1 : 0
    return Math.max(0, right - wrong) / content.statements.length
  },

  strip({ type, prompt_html, columns, statements, credit }) {
    return {
      type,
      prompt_html,
      columns: columns.map(({ id, label }) => ({ id, label })),
      statements: statements.map(({ id, html }) => ({ id, html })),
      credit,
    }
  },
}
