import { classReports } from '@gerbang/contract/office/class-reports.ts'
import { useId, useState } from 'react'
import { CallForm } from '../../../../form/call-form.tsx'
import { useCallForm } from '../../../../form/use-call-form.ts'
import { useTimeFormat } from '../../../../auth/use-time-format.ts'
import { fillPath, paths } from '../../../../paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { Input } from '../../../../ui/form/input.tsx'
import { NumberField } from '../../../../ui/form/number-field.tsx'
import { ShareList } from './share-list.tsx'
import { texts } from './texts.ts'

const words = texts.share

/** Makes a link that ends; it is shown once, and nobody can look it up again. */
export function ShareDialog({ tryoutId, batch, onClose }: ShareDialogProps) {
  const id = useId()
  const { formatTime } = useTimeFormat()
  const [made, setMade] = useState<{ token: string; expires_at: string } | null>(null)
  const form = useCallForm(classReports.share, {
    values: { days: 14 },
    params: { tryoutId },
    toBody: ({ days }) => ({ batch, days }),
    check: ({ days }) => ({
      days: Number.isInteger(days) && days >= 1 && days <= 90 ? undefined : words.wrong,
    }),
    refreshes: [classReports.shares],
    onSuccess: ({ data }) => setMade(data),
  })
  return (
    <Dialog
      open
      onOpenChange={isOpen => isOpen || onClose()}
      title={words.title}
      description={words.text}
      actions={
        made ? (
          <Button onClick={onClose}>{words.close}</Button>
        ) : (
          <Button type="submit" form={id} busy={form.send.isPending}>
            {words.make}
          </Button>
        )
      }
    >
      {made ? (
        <Field label={words.link} hint={words.made(formatTime(made.expires_at))}>
          {control => (
            <Input
              {...control}
              readOnly
              onFocus={event => event.target.select()}
              value={location.origin + fillPath(paths.sharedClass, { token: made.token })}
            />
          )}
        </Field>
      ) : (
        <CallForm of={form} id={id}>
          <NumberField name="days" label={words.days} unit={words.day} />
        </CallForm>
      )}
      <ShareList tryoutId={tryoutId} batch={batch} />
    </Dialog>
  )
}

interface ShareDialogProps {
  tryoutId: string
  batch: string
  onClose: () => void
}
