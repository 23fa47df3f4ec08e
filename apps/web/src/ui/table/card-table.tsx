import { joinClasses } from '../join-classes.ts'
import { getId } from './row-id.ts'
import type { Column } from './table-columns.ts'

export interface CardColumn<Row> extends Omit<Column<Row>, 'sort'> {
  /** Of its head and its cells: a width, or from which width on it shows. */
  className?: string
}

/**
 * A small table with all its rows, inside a card or beside a drawing. `head` is the column that says what a row is: the
 * first, unless told.
 */
export function CardTable<Row>({
  label,
  rows,
  columns,
  getKey = getId,
  head,
  className,
}: CardTableProps<Row>) {
  const headId = head ?? columns[0]?.id
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
      tabIndex={0}
      aria-label={label}
      className="relative max-h-[max(24rem,70dvh)] overflow-auto"
    >
      <table aria-label={label} className={joinClasses('w-full text-md', className)}>
        <thead className="text-left text-sm text-muted">
          <tr>
            {columns.map(({ id, header, ...look }) => (
              <th key={id} scope="col" className={joinClasses('font-medium', place(look), look.className)}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={getKey(row)} className="border-t border-line">
              {columns.map(({ id, cell, ...look }) => {
                const isHead = id === headId
                const Cell = isHead ? 'th' : 'td'
                return (
                  <Cell
                    key={id}
                    {...(isHead && { scope: 'row' })}
                    className={joinClasses(isHead && 'text-left font-normal', place(look), look.className)}
                  >
                    {cell(row) ?? '–'}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const place = ({ align }: Pick<CardColumn<never>, 'align'>) =>
  joinClasses('py-2 pr-4 last:pr-0', align === 'end' && 'text-right')

type CardTableProps<Row> = CardTableParts<Row> &
  (Row extends { id: string } ? unknown : { getKey: (row: Row) => string | number })

interface CardTableParts<Row> {
  label: string
  rows: readonly Row[]
  columns: readonly CardColumn<Row>[]
  getKey?: (row: Row) => string | number
  head?: string
  className?: string
}
