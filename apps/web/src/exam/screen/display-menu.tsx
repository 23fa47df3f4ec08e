import ALargeSmall from 'icon:a-large-small'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { DisplayDialog } from './display-dialog.tsx'
import { texts } from './texts.ts'

export function DisplayMenu() {
  const [isOpen, setOpen] = useState(false)
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
      {isOpen && <DisplayDialog onClose={() => setOpen(false)} />}
    </>
  )
}
