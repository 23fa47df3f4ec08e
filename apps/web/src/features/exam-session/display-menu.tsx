import { ALargeSmall } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { texts } from './texts.ts'
import { useAround } from './use-around.ts'

export function DisplayMenu() {
  const [isOpen, setOpen] = useState(false)
  const around = useAround(isOpen)
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label={texts.displayOpen}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <ALargeSmall aria-hidden size={24} strokeWidth={1.75} />
      </Button>
      {isOpen && around && <around.DisplayDialog onClose={() => setOpen(false)} />}
    </>
  )
}
