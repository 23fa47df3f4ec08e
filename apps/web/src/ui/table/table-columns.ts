import type { ReactNode } from 'react'

/** The first column of a table stays in view and says what a row is. */
export interface Column<Row, Sort extends string = never> {
  id: string
  /** People choose among the columns that have a name in words; others, such as a row's buttons, always stay. */
  header: ReactNode
  /** What is null shows as a dash. */
  cell: (row: Row) => ReactNode
  /** The server's word that a first click sorts by; a second one turns it round, where the server knows that too. */
  sort?: Sort
  /** Numbers end where the column ends, so that their digits stand under one another. */
  align?: 'end'
}

export type Columns<Row, Sort extends string = never> = readonly Column<Row, Sort>[]

export function isSortedBy(sort: string, column: Column<never, string>): boolean {
  return column.sort !== undefined && nameSort(sort) === nameSort(column.sort)
}

/** What a click on the head of a column sorts by. */
export function findNextSort<Sort extends string>(sorts: readonly Sort[], current: Sort, first: Sort): Sort {
  const other = sorts.find(sort => sort !== first && nameSort(sort) === nameSort(first))
  return current === first && other !== undefined ? other : first
}

function nameSort(sort: string): string {
  return sort.replace(/^-/, '')
}
