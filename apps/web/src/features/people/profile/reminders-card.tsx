import type { Profile } from '@gerbang/contract/people/profile.ts'
import { useSend } from '../../../api/use-send.ts'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { showBriefly } from '../../../toast/toast-store.ts'
import { texts } from './texts.ts'
import { useUpdateCall } from './use-update.ts'

const words = texts.reminders

/** Kept as soon as it is ticked, as the choices beside it are. */
export function RemindersCard({ profile }: { profile: Profile }) {
  const { call, refreshes } = useUpdateCall()
  const { email } = profile
  const save = useSend(call, {
    refreshes,
    onSuccess: ({ data }) => showBriefly(data.reminders ? words.on : words.off),
  })
  // Reminders come by mail.
  if (email === null) return null
  return (
    <Card title={words.title}>
      <Checkbox
        label={words.label}
        hint={words.hint(email)}
        checked={save.isPending ? save.variables.body?.reminders === true : profile.reminders}
        onChange={event => save.mutate({ body: { reminders: event.target.checked } })}
      />
    </Card>
  )
}
