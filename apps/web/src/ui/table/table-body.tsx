import { useId } from 'react'
import { joinClasses } from '../join-classes.ts'
import { moveBetweenRows } from './move-between-rows.ts'
import { PickBox } from './pick-box.tsx'
import type { Columns } from './table-columns.ts'
import type { Picks } from './use-picks.ts'

const cell =
  'h-10 border-b border-line bg-surface px-3 whitespace-nowrap transition-colors duration-150 group-last/row:border-b-0 group-hover/row:bg-page'

export function TableBody<Row>({ rows, columns, getKey, picks }: TableBodyProps<Row>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys work from links inside
    <tbody onKeyDown={moveBetweenRows}>
      {rows.map(row => (
        <BodyRow key={getKey(row)} row={row} columns={columns} picks={picks} />
      ))}
    </tbody>
  )
}

function BodyRow<Row>({ row, columns: [first, ...others], picks }: BodyRowProps<Row>) {
  const nameId = useId()
  return (
    <tr className="group/row">
      {first && (
        <th scope="row" className={joinClasses(cell, 'sticky left-0 z-[1] border-r text-left font-medium')}>
          <div className="flex w-max max-w-[calc(46vw-1.5rem)] items-center max-md:py-1.5 md:max-w-74 xl:max-w-98">
            {picks && (
              <PickBox
                aria-labelledby={nameId}
                checked={picks.isPicked(row)}
                disabled={!picks.canPick(row)}
                onChange={event => picks.pick([row], event.currentTarget.checked)}
              />
            )}
            {/* On a phone a name takes two lines before it is cut: many begin alike. The edge leaves room for the frame of the focus. */}
            <div
              id={nameId}
              className="-mx-1.5 min-w-0 truncate px-1.5 max-md:-my-1.25 max-md:line-clamp-2 max-md:py-1.25 max-md:whitespace-normal md:-my-2.5 md:py-2.5"
            >
              {first.cell(row)}
            </div>
          </div>
        </th>
      )}
      {others.map(({ id, align, cell: write }) => (
        <td key={id} className={joinClasses(cell, align === 'end' && 'text-right')}>
          {write(row) ?? '–'}
        </td>
      ))}
    </tr>
  )
}

interface TableBodyProps<Row> {
  rows: readonly Row[]
  columns: Columns<Row, string>
  getKey: (row: Row) => string
  /** Rows have a box to be picked by. */
  picks: Picks<Row> | undefined
}

interface BodyRowProps<Row> extends Pick<TableBodyProps<Row>, 'columns' | 'picks'> {
  row: Row
}
