import { type ReactNode, useId } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { inputClasses } from '../../ui/input.tsx'
import { texts } from './texts.ts'

const [shortest, longest] = [10, 500]

/** Asks once more before marks change, and why: the reason is kept for good. */
export function ReasonDialog(dialog: ReasonDialogProps) {
  const { open, onClose, title, text, confirm, back = texts.cancel, tone = 'primary', isBusy } = dialog
  const id = useId()
  return (
    <Dialog
      open={open}
      onOpenChange={isOpen => isOpen || onClose()}
      title={title}
      description={text}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {back}
          </Button>
          <Button type="submit" form={id} variant={tone} busy={isBusy}>
            {confirm}
          </Button>
        </>
      }
    >
      <ReasonForm {...dialog} id={id} />
    </Dialog>
  )
}

/** Comes and goes with the dialog, so that each time begins empty. */
function ReasonForm({ id, example, onConfirm, children }: ReasonDialogProps & { id: string }) {
  const form = useForm({ defaultValues: { reason: '' } })
  const { errors } = form.formState
  return (
    <form
      id={id}
      noValidate
      onSubmit={event => void form.handleSubmit(({ reason }) => onConfirm(reason.trim()))(event)}
      className="grid gap-5"
    >
      {children}
      <Field label={texts.reason} hint={texts.reasonHint} error={errors.reason?.message}>
        {control => (
          <textarea
            {...control}
            {...form.register('reason', {
              validate: value => value.trim().length >= shortest || texts.needReason,
            })}
            rows={2}
            maxLength={longest}
            placeholder={example}
            className={`${inputClasses} py-2.5`}
          />
        )}
      </Field>
    </form>
  )
}

export interface ReasonDialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  text: ReactNode
  /** A reason as it might be, shown in the empty field. */
  example: string
  confirm: string
  back?: string
  tone?: 'primary' | 'danger'
  isBusy: boolean
  onConfirm: (reason: string) => void
  /** What else there is to choose. */
  children?: ReactNode
}
