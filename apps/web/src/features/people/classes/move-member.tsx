import { type ClassMember, classes, type SchoolClass } from '@gerbang/contract/people/classes.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../api/query.ts'
import { useSend } from '../../../api/use-send.ts'
import { Field } from '../../../ui/form/field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { formatYear, texts } from './texts.ts'

const words = texts.move
const newest = { per_page: 100, sort: '-year' } as const

/** Into another class in one step, with everything that is theirs. */
export function MoveMember({ from, member, onClose }: MoveMemberProps) {
  const found = useQuery(query(classes.list, { query: newest }))
  const [to, setTo] = useState('')
  const place = useSend(classes.place, {
    refreshes: [classes.get, classes.list],
    announces: true,
    onSuccess: onClose,
  })
  const others = (found.data?.data ?? []).filter(({ id }) => id !== from.id)
  return (
    <ConfirmDialog
      title={words.title(member.name)}
      text={words.text}
      back={words.back}
      confirm={words.confirm}
      tone="primary"
      isBusy={place.isPending}
      isOff={to === ''}
      onConfirm={() => place.mutate({ params: { id: to }, body: { user_ids: [member.id], from: from.id } })}
      onClose={onClose}
    >
      <Field label={words.to}>
        {control => (
          <Select {...control} value={to} onChange={event => setTo(event.target.value)}>
            <option value="">{words.pick}</option>
            {others.map(({ id, name, year }) => (
              <option key={id} value={id}>
                {name} · {formatYear(year)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </ConfirmDialog>
  )
}

interface MoveMemberProps {
  from: SchoolClass
  member: ClassMember
  onClose: () => void
}
