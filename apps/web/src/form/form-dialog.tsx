import { type ReactNode, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx'
import { CallForm, type DrawnForm } from './call-form.tsx'
import { texts } from './texts.ts'

/** A short form over the page. Mount it when it opens, so that each time begins anew. */
export function FormDialog<Values extends FieldValues>({
  of: form,
  confirm = texts.save,
  back = texts.cancel,
  tone = 'primary',
  above,
  children,
  ...dialog
}: FormDialogProps<Values>) {
  const id = useId()
  return (
    <ConfirmDialog
      {...dialog}
      confirm={confirm}
      back={back}
      tone={tone}
      form={id}
      isBusy={form.send.isPending}
    >
      {above}
      <CallForm of={form} id={id}>
        {children}
      </CallForm>
    </ConfirmDialog>
  )
}

interface FormDialogProps<Values extends FieldValues> {
  of: DrawnForm<Values>
  title: ReactNode
  text: ReactNode
  confirm?: string
  back?: string
  tone?: 'primary' | 'danger'
  /** What is said before the fields. */
  above?: ReactNode
  onClose: () => void
  children: ReactNode
}
