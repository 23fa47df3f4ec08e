import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from './dialog.tsx'

/** Asks once more before something that cannot be taken back. */
export function ConfirmDialog({ open = true, title, text, back, confirm, ...act }: ConfirmDialogProps) {
  const { tone = 'danger', isBusy, onConfirm, onClose } = act
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
          <Button variant={tone} busy={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    />
  )
}

interface ConfirmDialogProps {
  open?: boolean
  title: ReactNode
  text: ReactNode
  back: string
  confirm: string
  tone?: 'primary' | 'danger'
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}
