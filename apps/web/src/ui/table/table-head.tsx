import { FlexRender, type Header, type HeaderGroup, type RowData } from '@tanstack/react-table'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { Link } from 'react-router'
import { joinClasses } from '../join-classes.ts'
import { PickBox } from './pick-box.tsx'
import type { features } from './table-columns.ts'
import { texts } from './table-texts.ts'

const ariaSort = { asc: 'ascending', desc: 'descending' } as const
const icons = { asc: ArrowUp, desc: ArrowDown }

export function TableHead<Row extends RowData>({ groups, toSort, pickAll }: TableHeadProps<Row>) {
  return (
    <thead>
      {groups.map(group => (
        <tr key={group.id}>
          {group.headers.map((header, index) => (
            <HeadCell
              key={header.id}
              header={header}
              toSort={toSort}
              pickAll={index === 0 ? pickAll : undefined}
            />
          ))}
        </tr>
      ))}
    </thead>
  )
}

function HeadCell<Row extends RowData>({ header, toSort, pickAll }: HeadCellProps<Row>) {
  const { column } = header
  const sorted = column.getIsSorted()
  const canSort = column.getCanSort()
  const isEnd = column.columnDef.meta?.align === 'end'
  const face = <FlexRender header={header} />
  return (
    <th
      scope="col"
      aria-sort={sorted ? ariaSort[sorted] : canSort ? 'none' : undefined}
      className={joinClasses(
        'sticky top-0 z-10 h-10 border-b border-line bg-sunken px-3 font-semibold whitespace-nowrap first:left-0 first:z-20 first:border-r',
        isEnd ? 'text-right' : 'text-left',
        sorted ? 'text-ink' : 'text-muted',
      )}
    >
      {pickAll && (
        <PickBox
          aria-label={texts.pickAll}
          checked={pickAll.checked}
          isMixed={pickAll.some && !pickAll.checked}
          onChange={pickAll.toggle}
        />
      )}
      {canSort ? (
        <Link
          to={toSort(`${column.getNextSortingOrder() === 'desc' ? '-' : ''}${column.id}`)}
          preventScrollReset
          className={joinClasses(
            'group inline-flex h-10 items-center gap-1 rounded-chip hover:text-ink focus-visible:-outline-offset-3',
            isEnd && 'flex-row-reverse',
          )}
        >
          {face}
          <SortSign sorted={sorted} />
        </Link>
      ) : (
        face
      )}
    </th>
  )
}

function SortSign({ sorted }: { sorted: 'asc' | 'desc' | false }) {
  const Icon = sorted ? icons[sorted] : ChevronsUpDown
  return (
    <Icon
      aria-hidden
      size={14}
      strokeWidth={2}
      className={sorted ? 'text-brand' : 'opacity-50 group-hover:opacity-100'}
    />
  )
}

interface TableHeadProps<Row extends RowData> {
  groups: HeaderGroup<typeof features, Row>[]
  toSort: (sort: string) => string
  pickAll: PickAll | undefined
}

interface PickAll {
  checked: boolean
  some: boolean
  toggle: (event: unknown) => void
}

interface HeadCellProps<Row extends RowData> {
  header: Header<typeof features, Row>
  toSort: (sort: string) => string
  pickAll: PickAll | undefined
}
