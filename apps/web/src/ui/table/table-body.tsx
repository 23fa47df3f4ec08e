import { type Cell, FlexRender, type Row as TableRow, type RowData } from '@tanstack/react-table'
import { useId } from 'react'
import { joinClasses } from '../join-classes.ts'
import { moveBetweenRows } from './move-between-rows.ts'
import { PickBox } from './pick-box.tsx'
import type { features } from './table-columns.ts'

const cell =
  'h-10 border-b border-line bg-surface px-3 whitespace-nowrap transition-colors duration-150 group-last/row:border-b-0 group-hover/row:bg-page'

export function TableBody<Row extends RowData>({ rows, hasPicks }: TableBodyProps<Row>) {
  const id = useId()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys work from links inside
    <tbody onKeyDown={moveBetweenRows}>
      {rows.map(row => {
        const [first, ...others] = row.getVisibleCells()
        const nameId = `${id}-${row.id}`
        return (
          <tr key={row.id} className="group/row">
            {first && (
              <th
                scope="row"
                className={joinClasses(
                  cell,
                  'sticky left-0 z-[1] max-w-[46vw] truncate border-r text-left font-medium md:max-w-80',
                )}
              >
                {hasPicks && (
                  <PickBox
                    aria-labelledby={nameId}
                    checked={row.getIsSelected()}
                    disabled={!row.getCanSelect()}
                    onChange={row.getToggleSelectedHandler()}
                  />
                )}
                <span id={nameId}>
                  <FlexRender cell={first} />
                </span>
              </th>
            )}
            {others.map(other => (
              <OtherCell key={other.id} cell={other} />
            ))}
          </tr>
        )
      })}
    </tbody>
  )
}

interface TableBodyProps<Row extends RowData> {
  rows: TableRow<typeof features, Row>[]
  /** Rows have a box to be picked by. */
  hasPicks: boolean
}

function OtherCell<Row extends RowData>({ cell: shown }: { cell: Cell<typeof features, Row> }) {
  const isEnd = shown.column.columnDef.meta?.align === 'end'
  return (
    <td className={joinClasses(cell, isEnd && 'text-right')}>
      <FlexRender cell={shown} />
    </td>
  )
}
