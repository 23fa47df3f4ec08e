import ArrowDown from 'icon:arrow-down'
import ArrowUp from 'icon:arrow-up'
import ChevronsUpDown from 'icon:chevrons-up-down'
import { Link } from 'react-router'
import { joinClasses } from '../join-classes.ts'
import { PickBox } from './pick-box.tsx'
import { type Column, type Columns, isSortedBy } from './table-columns.ts'
import { texts } from './table-texts.ts'
import type { Picks } from './use-picks.ts'

const directions = {
  up: { sign: ArrowUp, aria: 'ascending' },
  down: { sign: ArrowDown, aria: 'descending' },
  none: { sign: ChevronsUpDown, aria: 'none' },
} as const

export function TableHead<Row, Sort extends string>({ columns, picks, ...order }: TableHeadProps<Row, Sort>) {
  return (
    <thead>
      <tr>
        {columns.map((column, index) => (
          <HeadCell key={column.id} column={column} picks={index === 0 ? picks : undefined} {...order} />
        ))}
      </tr>
    </thead>
  )
}

function HeadCell<Row, Sort extends string>({ column, picks, sort, toNext }: HeadCellProps<Row, Sort>) {
  const direction = !isSortedBy(sort, column) ? 'none' : sort.startsWith('-') ? 'down' : 'up'
  const { sign: Sign, aria } = directions[direction]
  const isEnd = column.align === 'end'
  return (
    <th
      scope="col"
      aria-sort={column.sort === undefined ? undefined : aria}
      className={joinClasses(
        'sticky top-0 z-10 h-10 border-b border-line bg-sunken px-3 font-semibold whitespace-nowrap first:left-0 first:z-20 first:border-r',
        isEnd ? 'text-right' : 'text-left',
        direction === 'none' ? 'text-muted' : 'text-ink',
      )}
    >
      {picks && (
        <PickBox
          aria-label={texts.pickAll}
          checked={picks.isAllPicked}
          isMixed={picks.chosen.length > 0 && !picks.isAllPicked}
          onChange={event => picks.pickAll(event.currentTarget.checked)}
        />
      )}
      {column.sort === undefined ? (
        column.header
      ) : (
        <Link
          to={toNext(column.sort)}
          preventScrollReset
          className={joinClasses(
            'group inline-flex h-10 items-center gap-1 rounded-chip hover:text-ink focus-visible:-outline-offset-3',
            isEnd && 'flex-row-reverse',
          )}
        >
          {column.header}
          <Sign
            aria-hidden
            size={14}
            strokeWidth={2}
            className={direction === 'none' ? 'opacity-50 group-hover:opacity-100' : 'text-brand'}
          />
        </Link>
      )}
    </th>
  )
}

interface Order<Sort extends string> {
  /** What the rows are sorted by. */
  sort: Sort
  /** The address that a click on the column leads to whose first sort this is. */
  toNext: (first: Sort) => string
}

interface TableHeadProps<Row, Sort extends string> extends Order<Sort> {
  columns: Columns<Row, Sort>
  picks: Picks<Row> | undefined
}

interface HeadCellProps<Row, Sort extends string> extends Order<Sort> {
  column: Column<Row, Sort>
  picks: Picks<Row> | undefined
}
