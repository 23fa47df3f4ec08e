import type { ListMeta } from '@gerbang/contract/fields.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { type RowData, type RowSelectionState, useTable } from '@tanstack/react-table'
import { type ComponentType, type ReactNode, useState } from 'react'
import { formatCount } from '../../format/format-number.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ColumnChoice } from './column-choice.tsx'
import { Loaded } from '../page/loaded.tsx'
import { Pagination } from './pagination.tsx'
import { TableBody } from './table-body.tsx'
import { type Columns, features } from './table-columns.ts'
import { NothingFound, PageBeyond, TableFrame, TableSkeleton } from './table-frame.tsx'
import { TableHead } from './table-head.tsx'
import { texts } from './table-texts.ts'
import { useHiddenColumns } from './use-hidden-columns.ts'
import type { TableAddress } from './use-table-address.ts'

/**
 * The table of every list in the back office: the server sorts, filters and cuts it into pages, the address keeps its
 * state, and where the screen is narrow it scrolls inside its own frame. `noun` is what a row stands for: "peserta".
 */
export function DataTable<Row extends RowData>(table: DataTableProps<Row>) {
  const { from, address, empty, noun, name, columns } = table
  const [hidden, hide] = useHiddenColumns(name)
  return (
    <>
      <div className="mb-2 flex min-h-10 items-center justify-between gap-3">
        {/* Always there, so that a change is read aloud. */}
        <output className="text-sm text-muted">{from.data && describeRange(from.data, noun)}</output>
        {name !== undefined && <ColumnChoice columns={columns} hidden={hidden} onHide={hide} />}
      </div>
      <Loaded from={from} skeleton={<TableSkeleton />}>
        {({ data, meta }) => {
          if (data.length === 0 && meta.total > 0) return <PageBeyond toFirst={address.toPage(1)} />
          if (data.length === 0) return address.isNarrowed ? <NothingFound toAll={address.toAll} /> : empty
          return (
            <>
              <Rows {...table} rows={data} page={meta.page} hidden={hidden} />
              <Pagination meta={meta} toPage={address.toPage} />
            </>
          )
        }}
      </Loaded>
    </>
  )
}

function Rows<Row extends RowData>({ rows, page, hidden, bulk, ...table }: RowsProps<Row>) {
  const { label, noun, from, columns, getKey, address } = table
  const [picked, setPicked] = useState<RowSelectionState>({})
  const sorting = [{ id: address.sort.replace(/^-/, ''), desc: address.sort.startsWith('-') }]
  const { getHeaderGroups, getRowModel, getSelectedRowModel, ...shown } = useTable({
    features,
    columns,
    data: rows,
    getRowId: getKey,
    manualSorting: true,
    enableSortingRemoval: false,
    defaultColumn: { enableSorting: false },
    enableRowSelection: ({ original }) => bulk !== undefined && (bulk.canPick?.(original) ?? true),
    onRowSelectionChange: setPicked,
    state: {
      sorting,
      rowSelection: picked,
      columnVisibility: Object.fromEntries(hidden.map(id => [id, false])),
    },
  })
  // Rows of other pages stay picked and count only where they are seen.
  const chosen = getSelectedRowModel().rows.map(({ original }) => original)
  const clear = () => setPicked({})
  const pickAll = bulk && {
    checked: shown.getIsAllRowsSelected(),
    some: chosen.length > 0,
    toggle: shown.getToggleAllRowsSelectedHandler(),
  }
  return (
    <>
      <TableFrame label={label} isStale={from.isPlaceholderData} top={`${page} ${address.sort}`}>
        <TableHead groups={getHeaderGroups()} toSort={address.toSort} pickAll={pickAll} />
        <TableBody rows={getRowModel().rows} hasPicks={bulk !== undefined} />
      </TableFrame>
      {bulk && (
        <BulkBar count={chosen.length} noun={noun} onClear={clear}>
          <bulk.Actions rows={chosen} onDone={clear} />
        </BulkBar>
      )}
    </>
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

/** What the buttons over the rows that are picked get; `onDone` unpicks them. */
export interface BulkActionsProps<Row> {
  rows: Row[]
  onDone: () => void
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
  /** Lets people choose columns and remembers under this name which. */
  name?: string
  /** Lets people pick rows and offers what can be done with all of them at once. */
  bulk?: {
    canPick?: (row: Row) => boolean
    Actions: ComponentType<BulkActionsProps<Row>>
  }
}

interface RowsProps<Row extends RowData> extends DataTableProps<Row> {
  rows: readonly Row[]
  page: number
  hidden: readonly string[]
}
