import { type ComponentProps, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useEver } from '../../../layout/use-ever.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { texts as words } from './subject-texts.ts'

const ReceiptDialog = lazyPart(async () => (await import('./receipt-dialog.tsx')).ReceiptDialog)

/** Opens what was shown when a sub-test was closed. */
export function ReceiptButton(closed: Omit<ComponentProps<typeof ReceiptDialog>, 'open' | 'onOpenChange'>) {
  const [isOpen, setOpen] = useState(false)
  const hasOpened = useEver(isOpen)
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
      {hasOpened && (
        <Suspense>
          <ReceiptDialog open={isOpen} onOpenChange={setOpen} {...closed} />
        </Suspense>
      )}
    </>
  )
}
