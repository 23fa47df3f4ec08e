/** Ids for parts that are known by their place only, as in documents and first drafts. */
export const nameOptions = (options: readonly string[]) =>
  options.map((text, index) => ({ id: 'abcdefgh'.charAt(index), text }))
export const nameStatements = (statements: readonly string[]) =>
  statements.map((text, index) => ({ id: `s${index + 1}`, text }))
export const nameColumns = (columns: readonly string[]) =>
  columns.map((label, index) => ({ id: `c${index + 1}`, label }))
