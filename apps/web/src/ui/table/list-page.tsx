import type { ReactNode } from 'react'
import { PageHeading } from '../page/page-heading.tsx'
import { ListTable, type ListTableProps } from './list-table.tsx'
import type { Filters } from './table-address.ts'

/** A page that is one list: what it is called, what it is for, and its table. */
export function ListPage<Row, F extends Filters, Sort extends string>({
  children,
  ...table
}: ListPageProps<Row, F, Sort>) {
  const { title, intro } = table.words
  return (
    <>
      <PageHeading title={title}>{intro}</PageHeading>
      <ListTable {...(table as ListTableProps<Row, F, Sort>)} />
      {children}
    </>
  )
}

export type ListPageProps<Row, F extends Filters, Sort extends string> = ListTableProps<Row, F, Sort> & {
  words: { title: string; intro: string }
  /** What rows open. */
  children?: ReactNode
}
