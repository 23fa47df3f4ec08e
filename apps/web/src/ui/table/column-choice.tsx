import type { RowData } from '@tanstack/react-table'
import { Columns3 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from '../overlay/dialog.tsx'
import { Checkbox } from '../form/checkbox.tsx'
import type { Columns } from './table-columns.ts'
import { texts } from './table-texts.ts'

/** Which columns stand in the table. The first always does: it says what a row is. */
export function ColumnChoice<Row extends RowData>({ columns, hidden, onHide }: ColumnChoiceProps<Row>) {
  const [isOpen, setOpen] = useState(false)
  const toggle = (id: string) =>
    onHide(hidden.includes(id) ? hidden.filter(other => other !== id) : [...hidden, id])
  return (
    <>
      <Button
        variant="quiet"
        size="table"
        icon={<Columns3 aria-hidden size={16} strokeWidth={1.75} />}
        onClick={() => setOpen(true)}
      >
        {hidden.length === 0 ? texts.columns : texts.columnsHidden(hidden.length)}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={texts.columnsTitle}
        description={texts.columnsNote}
        actions={
          <>
            {hidden.length > 0 && (
              <Button variant="secondary" onClick={() => onHide([])}>
                {texts.allColumns}
              </Button>
            )}
            <Button onClick={() => setOpen(false)}>{texts.columnsDone}</Button>
          </>
        }
      >
        <fieldset className="grid sm:grid-cols-2">
          <legend className="sr-only">{texts.columnsTitle}</legend>
          {listChoices(columns).map(({ id, label }) => (
            <Checkbox key={id} label={label} checked={!hidden.includes(id)} onChange={() => toggle(id)} />
          ))}
        </fieldset>
      </Dialog>
    </>
  )
}

/** Columns that have a name in words; others, such as a row's buttons, always stay. */
function listChoices<Row extends RowData>(columns: Columns<Row>) {
  return columns.slice(1).flatMap(column => {
    const id = column.id ?? ('accessorKey' in column ? String(column.accessorKey) : undefined)
    return id !== undefined && typeof column.header === 'string' ? [{ id, label: column.header }] : []
  })
}

interface ColumnChoiceProps<Row extends RowData> {
  columns: Columns<Row>
  hidden: readonly string[]
  onHide: (ids: readonly string[]) => void
}
