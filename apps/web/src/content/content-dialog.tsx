import { type ReactNode, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { CallForm, type DrawnForm } from '../form/call-form.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { texts } from './texts.ts'

/** The form of one row of a list. */
export function ContentDialog<Values extends FieldValues>({
  of: form,
  title,
  description,
  onClose,
  children,
}: ContentDialogProps<Values>) {
  const id = useId()
  return (
    <Dialog
      open
      onOpenChange={isOpen => isOpen || onClose()}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={id} busy={form.send.isPending}>
            {texts.save}
          </Button>
        </>
      }
    >
      <CallForm of={form} id={id}>
        {children}
      </CallForm>
    </Dialog>
  )
}

interface ContentDialogProps<Values extends FieldValues> {
  of: DrawnForm<Values> & { send: { isPending: boolean } }
  title: string
  description: string
  onClose: () => void
  children: ReactNode
}
