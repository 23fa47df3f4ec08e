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
}

export type Cell = string | number | null | undefined

/**
 * A row for each place of some lists, one list a column: PostgreSQL reads them faster than rows that name each value. `from` calls
 * them `s`. No cell holds a comma.
 */
export function unnestRows<Row>(rows: readonly Row[], columns: Record<string, (row: Row) => Cell>) {
  const names = sql.join(Object.keys(columns).map(name => sql.ref(name)))
  const lists = Object.entries(columns).map(([name, read]) => {
    const cells = rows.map(row => read(row) ?? 'null').join(',')
    return sql`${`{${cells}}`}::${sql.raw(types[name] ?? 'double precision')}[]`
  })
  return { names, from: sql`unnest(${sql.join(lists)}) as s (${names})` }
}
