import { type User, users } from '@gerbang/contract/people/users.ts'
import { useViewer } from '../../../auth/viewer.ts'
import { CallForm, Submit } from '../../../form/call-form.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { Card } from '../../../ui/card.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextAreaField } from '../../../ui/form/text-field.tsx'
import { listOptions } from '../../../ui/table/table-options.ts'
import { texts } from './texts.ts'

const words = texts.rights

/** The reason is another one each time. */
const toValues = ({ role, status, extra_time_factor }: User) => ({
  role,
  status: status === 'disabled' ? 'disabled' : 'active',
  extra_time_factor,
  reason: '',
})

/** What wants a reason: it ends or gives rights or time. */
export function UserRights({ user }: { user: User }) {
  const isOwn = useViewer().id === user.id
  const save = useCallForm(users.update, {
    params: { id: user.id },
    values: toValues(user),
    follows: true,
    // Somebody who is invited becomes active by accepting only.
    toBody: ({ status, ...rights }) =>
      user.status === 'invited' && status === 'active' ? rights : { ...rights, status },
    requires: ['reason'],
    sentences: { reason: words.needReason },
    refreshes: [users.get, users.list],
    announces: true,
    onSuccess: ({ data }, _form, settle) => settle(toValues(data)),
  })
  return (
    <Card title={words.title} note={isOwn ? words.own : words.note}>
      <CallForm of={save} warnsOnLeave>
        {!isOwn && (
          <>
            <SelectField name="role" label={words.role} options={listOptions(texts.roles)} />
            <SelectField name="status" label={words.status} options={listOptions(words.statuses)} />
          </>
        )}
        <NumberField name="extra_time_factor" label={words.factor} hint={words.factorHint} />
        <TextAreaField name="reason" label={words.reason} hint={words.reasonHint} rows={2} />
        <Submit label={words.save} needsChange />
      </CallForm>
    </Card>
  )
}
