import { type ComponentProps, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { texts } from './texts.ts'

const words = texts.subjects
const ReceiptDialog = lazyPart(async () => (await import('./receipt-dialog.tsx')).ReceiptDialog)

/** Opens what was shown when a sub-test was closed. */
export function ReceiptButton(closed: Omit<ComponentProps<typeof ReceiptDialog>, 'open' | 'onOpenChange'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        className="w-full sm:w-auto"
        aria-label={words.receiptNamed(closed.subject.name)}
        onClick={() => setOpen(true)}
      >
        {words.receipt}
      </Button>
      <Suspense>
        <ReceiptDialog open={isOpen} onOpenChange={setOpen} {...closed} />
      </Suspense>
    </>
  )
}
