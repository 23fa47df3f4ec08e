import { type ReactNode, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { TextAreaField } from '../ui/form/text-field.tsx'
import { CallForm, type DrawnForm } from './call-form.tsx'
import { texts } from './texts.ts'

/** For the `sentences` of a form that is drawn by `ReasonDialog`. */
export const reasonSentence = { reason: texts.needReason }

/**
 * Asks once more before something grave, and why: the reason, a field `reason` of the form, is kept for good. Mount it
 * when it opens, so that each time begins empty.
 */
export function ReasonDialog<Values extends FieldValues & { reason: string }>({
  of: form,
  onClose,
  title,
  text,
  example,
  confirm,
  back = texts.cancel,
  tone = 'primary',
  children,
}: ReasonDialogProps<Values>) {
  const id = useId()
  return (
    <Dialog
      open
      onOpenChange={isOpen => isOpen || onClose()}
      title={title}
      description={text}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {back}
          </Button>
          <Button type="submit" form={id} variant={tone} busy={form.send.isPending}>
            {confirm}
          </Button>
        </>
      }
    >
      <CallForm of={form} id={id}>
        {children}
        <TextAreaField
          name="reason"
          label={texts.reason}
          hint={texts.reasonHint}
          rows={2}
          placeholder={example}
        />
      </CallForm>
    </Dialog>
  )
}

interface ReasonDialogProps<Values extends FieldValues> {
  of: DrawnForm<Values> & { send: { isPending: boolean } }
  onClose: () => void
  title: ReactNode
  text: ReactNode
  /** A reason as it might be, shown in the empty field. */
  example: string
  confirm: string
  back?: string
  tone?: 'primary' | 'danger'
  /** What else there is to choose. */
  children?: ReactNode
}
