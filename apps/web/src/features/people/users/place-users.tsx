import { classes } from '@gerbang/contract/people/classes.ts'
import { users } from '@gerbang/contract/people/users.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../api/query.ts'
import { useSend } from '../../../api/use-send.ts'
import { Field } from '../../../ui/form/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { texts } from './texts.ts'

const words = texts.bulk.place

/** Puts the picked students into one class; those they are in stay. */
export function PlaceUsers({ ids, onClose, onDone }: PlaceUsersProps) {
  const found = useQuery(query(classes.list, { query: { per_page: 100, sort: '-year' } }))
  const [to, setTo] = useState('')
  const place = useSend(classes.place, {
    refreshes: [users.list, classes.list, classes.get],
    announces: true,
    onSuccess: onDone,
  })
  return (
    <ConfirmDialog
      title={words.title(ids.length)}
      text={words.text}
      back={words.back}
      confirm={words.confirm(ids.length)}
      tone="primary"
      isBusy={place.isPending}
      isOff={to === ''}
      onConfirm={() => place.mutate({ params: { id: to }, body: { user_ids: ids, from: null } })}
      onClose={onClose}
    >
      <Field label={words.to}>
        {control => (
          <Select {...control} value={to} onChange={event => setTo(event.target.value)}>
            <option value="">{words.pick}</option>
            {(found.data?.data ?? []).map(({ id, name, year }) => (
              <option key={id} value={id}>
                {name} · {year}/{year + 1}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </ConfirmDialog>
  )
}

interface PlaceUsersProps {
  ids: string[]
  onClose: () => void
  onDone: () => void
}
