import type { ListMeta } from '@gerbang/contract/fields.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { formatCount } from '../../format/format-number.ts'
import type { SketchName } from '../chart/sketch.tsx'
import { EmptyState } from '../page/empty-state.tsx'
import { Loaded } from '../page/loaded.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ColumnChoice } from './column-choice.tsx'
import { ListToolbar, type ListToolbarProps } from './list-toolbar.tsx'
import { Pagination } from './pagination.tsx'
import { PickEvery } from './pick-every.tsx'
import type { Filters, TableShape } from './table-address.ts'
import { getId } from './row-id.ts'
import { TableBody } from './table-body.tsx'
import { type Columns, findNextSort } from './table-columns.ts'
import { NothingFound, PageBeyond, TableFrame, TableSkeleton } from './table-frame.tsx'
import { TableHead } from './table-head.tsx'
import { texts } from './table-texts.ts'
import { useHiddenColumns } from './use-hidden-columns.ts'
import { usePicks } from './use-picks.ts'
import type { TableAddress } from './use-table-address.ts'

/**
 * Every list of the back office: its search and filters, and below them the table. The server sorts, filters and cuts it
 * into pages, the address keeps its state, and where the screen is narrow the table scrolls inside its own frame.
 */
export function ListTable<Row, F extends Filters, Sort extends string>(table: ListTableProps<Row, F, Sort>) {
  const { list, words, columns, sketch = 'papers', name } = table
  const { from, address } = list
  const [hidden, hide] = useHiddenColumns(name)
  return (
    <>
      <ListToolbar {...table} />
      <div className="mb-2 flex min-h-10 items-center justify-between gap-3">
        {/* Always there, so that a change is read aloud. */}
        <output className="text-sm text-muted">{from.data && describeRange(from.data, words.noun)}</output>
        {name !== undefined && <ColumnChoice columns={columns} hidden={hidden} onHide={hide} />}
      </div>
      <Loaded from={from} skeleton={<TableSkeleton />}>
        {({ data, meta }) => {
          if (data.length > 0) {
            return (
              <>
                <Rows
                  {...table}
                  rows={data}
                  meta={meta}
                  columns={columns.filter(({ id }) => !hidden.includes(id))}
                />
                <Pagination meta={meta} toPage={address.toPage} />
              </>
            )
          }
          if (meta.total > 0) return <PageBeyond toFirst={address.toPage(1)} />
          if (address.isNarrowed) return <NothingFound toAll={address.toAll} />
          return <EmptyState sketch={sketch} words={words.empty} />
        }}
      </Loaded>
    </>
  )
}

function Rows<Row, F extends Filters, Sort extends string>(table: RowsProps<Row, F, Sort>) {
  const { rows, meta, columns, words, list, bulk, getKey = getId } = table
  const { shape, address, from, readAll } = list
  const of = JSON.stringify([address.search, address.filters])
  const picks = usePicks({ rows, getKey, canPick: bulk?.canPick ?? (() => true), of })
  const shown = bulk && picks
  return (
    <>
      <TableFrame label={words.table} isStale={from.isPlaceholderData} top={`${meta.page} ${address.sort}`}>
        <TableHead
          columns={columns}
          picks={shown}
          sort={address.sort}
          toNext={first => address.toSort(findNextSort(shape.sorts, address.sort, first))}
        />
        <TableBody rows={rows} columns={columns} getKey={getKey} picks={shown} />
      </TableFrame>
      {bulk && (
        <BulkBar
          count={picks.chosen.length}
          noun={words.noun}
          onClear={picks.clear}
          more={
            picks.isAllPicked &&
            picks.chosen.length <= rows.length &&
            meta.total > rows.length && (
              <PickEvery total={meta.total} noun={words.noun} read={readAll} onRead={picks.pickBeyond} />
            )
          }
        >
          <bulk.Actions rows={picks.chosen} onDone={picks.clear} />
        </BulkBar>
      )}
    </>
  )
}

function describeRange({ data, meta }: { data: readonly unknown[]; meta: ListMeta }, noun: string) {
  const before = (meta.page - 1) * meta.per_page
  const total = meta.at_least ? texts.moreThan(formatCount(meta.total)) : formatCount(meta.total)
  if (data.length === 0 || data.length === meta.total) return `${total} ${noun}`
  return texts.range(formatCount(before + 1), formatCount(before + data.length), total, noun)
}

/** What the buttons over the rows that are picked get; `onDone` unpicks them. */
export interface BulkActionsProps<Row> {
  rows: Row[]
  onDone: () => void
}

interface TableList<Row, F extends Filters, Sort extends string> {
  shape: TableShape<F, Sort>
  address: TableAddress<F, Sort>
  from: UseQueryResult<{ data: readonly Row[]; meta: ListMeta }>
  /** Rows of every page, as the search and the filters ask for them; as many as can be acted on at once. */
  readAll: () => Promise<readonly Row[]>
}

interface TableParts<Row, F extends Filters, Sort extends string> extends ListToolbarProps<F, Sort> {
  list: TableList<Row, F, Sort>
  words: ListToolbarProps<F, Sort>['words'] & {
    /** The name of the table, for those who hear it. */
    table: string
    /** What a row stands for: "peserta". */
    noun: string
    /** What stands there while the list has no row at all. */
    empty: { title: string; text: string }
  }
  columns: Columns<NoInfer<Row>, NoInfer<Sort>>
  sketch?: SketchName
  /** Lets people choose columns and remembers under this name which. */
  name?: string
  /** Lets people pick rows and offers what can be done with all of them at once. */
  bulk?:
    | {
        canPick?: (row: NoInfer<Row>) => boolean
        Actions: ComponentType<BulkActionsProps<NoInfer<Row>>>
      }
    | undefined
  getKey?: (row: NoInfer<Row>) => string
}

export type ListTableProps<Row, F extends Filters, Sort extends string> = TableParts<Row, F, Sort> &
  (Row extends { id: string } ? unknown : { getKey: (row: NoInfer<Row>) => string })

interface RowsProps<Row, F extends Filters, Sort extends string> extends TableParts<Row, F, Sort> {
  rows: readonly Row[]
  meta: ListMeta
}
