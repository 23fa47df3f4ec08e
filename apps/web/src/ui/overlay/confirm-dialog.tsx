import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from './dialog.tsx'

/** Asks once more before something is done. Mount it when it opens. */
export function ConfirmDialog({ title, text, back, confirm, onClose, children, ...act }: ConfirmDialogProps) {
  const { tone = 'danger', isBusy = false, isOff = false, form, onConfirm } = act
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
          <Button
            variant={tone}
            busy={isBusy}
            disabled={isOff}
            {...(form === undefined ? { onClick: onConfirm } : { type: 'submit', form })}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}

interface ConfirmDialogProps {
  title: ReactNode
  text: ReactNode
  back: string
  confirm: string
  tone?: 'primary' | 'danger' | undefined
  isBusy?: boolean
  /** Something is still to be chosen. */
  isOff?: boolean
  /** The form among the children that is sent, in place of `onConfirm`. */
  form?: string
  onConfirm?: () => void
  onClose: () => void
  /** What is told or chosen before. */
  children?: ReactNode
}
