import type { Body } from '@gerbang/contract/call.ts'
import { type UserCard, users } from '@gerbang/contract/people/users.ts'
import { useState } from 'react'
import { AskReason } from '../../../form/ask-reason.tsx'
import { Button } from '../../../ui/button.tsx'
import type { BulkActionsProps } from '../../../ui/table/list-table.tsx'
import { DialogButton } from '../../../ui/overlay/dialog-button.tsx'
import { PlaceUsers } from './place-users.tsx'
import { texts } from './texts.ts'

type Act = Body<typeof users.bulk>['act']

const words = texts.bulk

/** Which of the picked an act fits; the others are left as they are. */
const fits: Record<Act, (user: UserCard) => boolean> = {
  invite: ({ status }) => status === 'invited',
  enable: ({ status, anonymised_at }) => status === 'disabled' && anonymised_at === null,
  disable: ({ status }) => status !== 'disabled',
}
const acts = Object.keys(fits) as Act[]
const mayBePlaced = ({ role, anonymised_at }: UserCard) => role === 'student' && anonymised_at === null

export function UserBulk({ rows, onDone }: BulkActionsProps<UserCard>) {
  const [asked, setAsked] = useState<Act>()
  const students = rows.filter(mayBePlaced).map(({ id }) => id)
  const pickFor = (act: Act) => rows.filter(fits[act]).map(({ id }) => id)
  return (
    <>
      {acts
        .filter(act => pickFor(act).length > 0)
        .map(act => (
          <Button key={act} variant="secondary" size="table" onClick={() => setAsked(act)}>
            {words.acts[act].open}
          </Button>
        ))}
      {students.length > 0 && (
        <DialogButton size="table" label={words.place.open}>
          {onClose => (
            <PlaceUsers
              ids={students}
              onClose={onClose}
              onDone={() => {
                onClose()
                onDone()
              }}
            />
          )}
        </DialogButton>
      )}
      {asked && (
        <Question act={asked} ids={pickFor(asked)} onClose={() => setAsked(undefined)} onDone={onDone} />
      )}
    </>
  )
}

function Question({ act, ids, onClose, onDone }: QuestionProps) {
  const { title, text, confirm } = words.acts[act]
  return (
    <AskReason
      call={users.bulk}
      toBody={({ reason }) => ({ ids, act, reason })}
      refreshes={[users.list]}
      onSuccess={() => {
        onClose()
        onDone()
      }}
      words={{ title: title(ids.length), text, example: words.example, confirm: confirm(ids.length) }}
      tone={act === 'disable' ? 'danger' : 'primary'}
      onClose={onClose}
    />
  )
}

interface QuestionProps {
  act: Act
  ids: string[]
  onClose: () => void
  onDone: () => void
}
