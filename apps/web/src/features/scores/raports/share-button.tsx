import { Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { texts } from './texts.ts'

const ShareRaport = lazyPart(async () => (await import('./share-raport.tsx')).ShareRaport)

/** Asks for how long parents may look; what it opens arrives late. */
export function ShareButton({ userId }: { userId?: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {texts.share}
      </Button>
      {isOpen && (
        <Suspense>
          <ShareRaport userId={userId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
