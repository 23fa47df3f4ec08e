import type { ListMeta } from '@gerbang/contract/fields.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { type RowData, useTable } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { formatCount } from '../format/format-number.ts'
import { Loaded } from './loaded.tsx'
import { Pagination } from './pagination.tsx'
import { TableBody } from './table-body.tsx'
import { type Columns, features } from './table-columns.ts'
import { NothingFound, PageBeyond, TableFrame, TableSkeleton } from './table-frame.tsx'
import { TableHead } from './table-head.tsx'
import { texts } from './table-texts.ts'
import type { TableAddress } from './use-table-address.ts'

/**
 * The table of every list in the back office: the server sorts, filters and cuts it into pages, the address keeps its
 * state, and where the screen is narrow it scrolls inside its own frame. `noun` is what a row stands for: "peserta".
 */
export function DataTable<Row extends RowData>(table: DataTableProps<Row>) {
  const { from, address, empty, noun } = table
  return (
    <>
      {/* Always there, so that a change is read aloud. */}
      <output className="mb-2 block min-h-5 text-sm text-muted">
        {from.data && describeRange(from.data, noun)}
      </output>
      <Loaded from={from} skeleton={<TableSkeleton />}>
        {({ data, meta }) => {
          if (data.length === 0 && meta.total > 0) return <PageBeyond toFirst={address.toPage(1)} />
          if (data.length === 0) return address.isNarrowed ? <NothingFound toAll={address.toAll} /> : empty
          return (
            <>
              <Rows {...table} rows={data} page={meta.page} />
              <Pagination meta={meta} toPage={address.toPage} />
            </>
          )
        }}
      </Loaded>
    </>
  )
}

function Rows<Row extends RowData>({ label, from, rows, page, columns, getKey, address }: RowsProps<Row>) {
  const sorting = [{ id: address.sort.replace(/^-/, ''), desc: address.sort.startsWith('-') }]
  const { getHeaderGroups, getRowModel } = useTable({
    features,
    columns,
    data: rows,
    getRowId: getKey,
    manualSorting: true,
    enableSortingRemoval: false,
    defaultColumn: { enableSorting: false },
    state: { sorting },
  })
  return (
    <TableFrame label={label} isStale={from.isPlaceholderData} top={`${page} ${address.sort}`}>
      <TableHead groups={getHeaderGroups()} toSort={address.toSort} />
      <TableBody rows={getRowModel().rows} />
    </TableFrame>
  )
}

function describeRange({ data, meta }: { data: readonly unknown[]; meta: ListMeta }, noun: string) {
  const before = (meta.page - 1) * meta.per_page
  if (data.length === 0 || data.length === meta.total) return `${formatCount(meta.total)} ${noun}`
  return texts.range(
    formatCount(before + 1),
    formatCount(before + data.length),
    formatCount(meta.total),
    noun,
  )
}

interface DataTableProps<Row extends RowData> {
  label: string
  noun: string
  from: UseQueryResult<{ data: readonly Row[]; meta: ListMeta }>
  columns: Columns<Row>
  getKey: (row: Row) => string
  address: TableAddress
  /** What stands there while the list has no row at all. */
  empty: ReactNode
}

interface RowsProps<Row extends RowData> extends DataTableProps<Row> {
  rows: readonly Row[]
  page: number
}
