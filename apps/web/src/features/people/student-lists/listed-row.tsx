import type { ListedStudent, StudentList } from '@gerbang/contract/people/student-lists.ts'
import { Button } from '../../../ui/button.tsx'
import { Mark } from './mark.tsx'
import { MendField } from './mend-field.tsx'
import { texts } from './texts.ts'
import { useChangeList } from './use-change-list.ts'

const words = texts.rows

/** One student of the list: who it is, what is to be mended or looked at, and whether to leave them out. */
export function ListedRow({ of, row }: { of: StudentList; row: ListedStudent }) {
  const { place, values, state, notes, outcome } = row
  const facts = [
    values.class,
    values.nisn ?? values.username ?? values.email,
    values.sex,
    values.born?.split('-').toReversed().join('/'),
  ]
  return (
    <li className="grid grid-cols-1 gap-x-4 gap-y-2 px-4 py-3 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_7rem]">
      <div className="min-w-0">
        <p className="text-xs text-muted">{words.row(place)}</p>
        <p className="text-md font-medium wrap-anywhere">{values.name || words.noName}</p>
        <p className="text-sm wrap-anywhere text-muted">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-3">
        {state !== 'left' &&
          notes.map(note => (
            <MendField key={`${note.field} ${note.message}`} of={of} row={row} note={note} />
          ))}
        {(notes.length === 0 || state === 'left') && (
          <Mark state={state}>{outcome === null ? words.left : words.outcomes[outcome]}</Mark>
        )}
      </div>
      <LeaveButton id={of.id} row={row} />
    </li>
  )
}

/** Only where there is a reason to: others come along. */
function LeaveButton({ id, row: { row, place, state } }: { id: string; row: ListedStudent }) {
  const change = useChangeList()
  if (state === 'ready') return null
  const isLeft = state === 'left'
  return (
    <div className="md:justify-self-end">
      <Button
        variant="secondary"
        size="table"
        busy={change.isPending}
        aria-label={isLeft ? words.takeRow(place) : words.leaveRow(place)}
        onClick={() => change.mutate({ params: { id }, body: { leave: { row, is_left: !isLeft } } })}
      >
        {isLeft ? words.take : words.leave}
      </Button>
    </div>
  )
}
