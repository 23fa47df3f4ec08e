import { sql } from 'kysely'

/** Types of the columns that are no numbers of eight bytes. */
const types: Record<string, string> = {
  bucket: 'smallint',
  attempt_id: 'uuid',
  score_run_id: 'uuid',
  sub_test_id: 'uuid',
  scored_at: 'timestamptz',
  correct: 'integer',
  partial: 'integer',
  wrong: 'integer',
  blank: 'integer',
  sub_tests_scaled: 'double precision[]',
  sub_tests_se: 'double precision[]',
}

export type Cell = string | number | null | undefined | readonly (number | null)[]

function writeCell(cell: Cell): string | number {
  if (cell === null || cell === undefined) return 'null'
  return typeof cell === 'object' ? `"{${cell.map(one => one ?? 'null').join(',')}}"` : cell
}

const typeOf = (name: string) => types[name] ?? 'double precision'
/** A list of lists would be taken apart as one: each comes as text. */
const isList = (name: string) => typeOf(name).endsWith('[]')

/**
 * A row for each place of some lists, one list a column: PostgreSQL reads them faster than rows that name each value. `from` calls
 * them `s`. No text in a cell holds a comma.
 */
export function unnestRows<Row>(rows: readonly Row[], columns: Record<string, (row: Row) => Cell>) {
  const names = Object.keys(columns)
  const lists = Object.entries(columns).map(([name, read]) => {
    const cells = rows.map(row => writeCell(read(row))).join(',')
    return sql`${`{${cells}}`}::${sql.raw(isList(name) ? 'text' : typeOf(name))}[]`
  })
  const all = sql.join(names.map(name => sql.ref(name)))
  const unnested = sql`unnest(${sql.join(lists)}) as s (${all})`
  if (!names.some(isList)) return { names: all, from: unnested }
  const typed = names.map(name =>
    isList(name)
      ? sql`s.${sql.ref(name)}::${sql.raw(typeOf(name))} as ${sql.ref(name)}`
      : sql`s.${sql.ref(name)}`,
  )
  return { names: all, from: sql`(select ${sql.join(typed)} from ${unnested}) s` }
}
