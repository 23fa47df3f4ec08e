import type { Command } from 'prosemirror-state'
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from 'prosemirror-tables'
import { Button } from '../ui/button.tsx'
import { texts } from './texts.ts'

const words = texts.table
const acts: [keyof typeof words, Command][] = [
  ['addRow', addRowAfter],
  ['addColumn', addColumnAfter],
  ['deleteRow', deleteRow],
  ['deleteColumn', deleteColumn],
  ['delete', deleteTable],
]

export function TableBar({ run }: { run: (command: Command) => void }) {
  return (
    <div
      role="toolbar"
      aria-label={words.label}
      className="flex flex-wrap gap-1 border-t border-line bg-sunken p-1.5"
    >
      {acts.map(([name, command]) => (
        <Button
          key={name}
          variant="quiet"
          size="table"
          onMouseDown={event => event.preventDefault()}
          onClick={() => run(command)}
        >
          {words[name]}
        </Button>
      ))}
    </div>
  )
}
