import { type ReactNode, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { CallForm, type DrawnForm } from './call-form.tsx'
import { texts } from './texts.ts'

/** A short form over the page. Mount it when it opens, so that each time begins anew. */
export function FormDialog<Values extends FieldValues>({
  of: form,
  onClose,
  title,
  text,
  confirm = texts.save,
  back = texts.cancel,
  tone = 'primary',
  above,
  children,
}: FormDialogProps<Values>) {
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
      {above}
      <CallForm of={form} id={id}>
        {children}
      </CallForm>
    </Dialog>
  )
}

interface FormDialogProps<Values extends FieldValues> {
  of: DrawnForm<Values>
  onClose: () => void
  title: ReactNode
  text: ReactNode
  confirm?: string
  back?: string
  tone?: 'primary' | 'danger'
  /** What is said before the fields. */
  above?: ReactNode
  children: ReactNode
}
