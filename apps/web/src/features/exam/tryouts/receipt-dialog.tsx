import { useViewer } from '../../../auth/viewer.ts'
import { ReceiptFacts, type ReceiptFactsProps, tellTitle } from '../../../tryout/receipt-facts.tsx'
import { SaveReceipt } from '../../../tryout/save-receipt.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { texts } from './subject-texts.ts'

/** What the student saw when the sub-test was closed. */
export function ReceiptDialog({ open, onOpenChange, ...closed }: ReceiptDialogProps) {
  const facts = { ...closed, timeZone: useViewer().time_zone }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={tellTitle(closed.receipt)}
      description={closed.tryoutTitle}
      actions={
        <>
          <SaveReceipt facts={facts} variant="secondary" />
          <Button onClick={() => onOpenChange(false)}>{texts.closeReceipt}</Button>
        </>
      }
    >
      <ReceiptFacts {...facts} />
    </Dialog>
  )
}

interface ReceiptDialogProps extends Omit<ReceiptFactsProps, 'timeZone'> {
  open: boolean
  onOpenChange: (open: boolean) => void
}
