import type { ListedStudent, StudentList } from '@gerbang/contract/people/student-lists.ts'
import { useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Mark } from './mark.tsx'
import { texts } from './texts.ts'
import { useChangeList } from './use-change-list.ts'

const words = texts.rows
const mends = 'input[data-mend]'

/** What is wrong with one cell, and the cell itself. Enter saves it and goes to the next. */
export function MendField({ of: { id }, row: { row, place, state }, note }: MendFieldProps) {
  const { field, value, message, suggestion } = note
  const [text, setText] = useState(value)
  const about = useId()
  const input = useRef<HTMLInputElement>(null)
  const next = useRef('')
  const change = useChangeList(() => document.getElementById(next.current)?.focus())
  const mend = (value: string) => {
    const all = [...document.querySelectorAll(mends)]
    next.current = (input.current && all[all.indexOf(input.current) + 1]?.id) ?? ''
    change.mutate({ params: { id }, body: { mend: { row, field, value } } })
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <Mark id={about} state={state}>
        {message}
      </Mark>
      <form
        className="flex flex-wrap gap-2"
        onSubmit={event => {
          event.preventDefault()
          mend(text)
        }}
      >
        <div className="min-w-32 flex-1">
          <Input
            ref={input}
            id={`mend-${row}-${field}`}
            data-mend
            aria-label={words.mend(texts.fields[field], place)}
            aria-describedby={about}
            aria-invalid={state === 'fault' || undefined}
            placeholder={texts.fields[field]}
            list={field === 'class' ? 'classes' : undefined}
            autoComplete="off"
            maxLength={200}
            value={text}
            onChange={event => setText(event.target.value)}
          />
        </div>
        {text.trim() !== value && (
          <Button type="submit" variant="secondary" busy={change.isPending}>
            {words.save}
          </Button>
        )}
        {suggestion !== null && (
          <Button variant="secondary" busy={change.isPending} onClick={() => mend(suggestion)}>
            {words.use(suggestion)}
          </Button>
        )}
      </form>
    </div>
  )
}

interface MendFieldProps {
  of: StudentList
  row: ListedStudent
  note: ListedStudent['notes'][number]
}
