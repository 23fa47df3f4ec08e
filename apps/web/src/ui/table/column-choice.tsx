import Columns3 from 'icon:columns-3'
import { type ReactNode, useState } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from '../overlay/dialog.tsx'
import { Checkbox } from '../form/checkbox.tsx'
import { texts } from './table-texts.ts'

/** Which columns stand in the table. The first always does: it says what a row is. */
export function ColumnChoice({ columns, hidden, onHide }: ColumnChoiceProps) {
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
          {columns
            .slice(1)
            .map(
              ({ id, header }) =>
                typeof header === 'string' && (
                  <Checkbox
                    key={id}
                    label={header}
                    checked={!hidden.includes(id)}
                    onChange={() => toggle(id)}
                  />
                ),
            )}
        </fieldset>
      </Dialog>
    </>
  )
}

interface ColumnChoiceProps {
  columns: readonly { id: string; header: ReactNode }[]
  hidden: readonly string[]
  onHide: (ids: readonly string[]) => void
}
