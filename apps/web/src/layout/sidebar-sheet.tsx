import X from 'icon:x'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { texts } from '../texts.ts'
import { buttonClasses } from '../ui/button.tsx'

/** The sidebar of a phone: slides in from the right. */
export function SidebarSheet({ open, onOpenChange, children }: SidebarSheetProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fade fixed inset-0 z-30 bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          className="slide-right fixed inset-y-0 right-0 z-30 flex w-72 max-w-[85vw] flex-col bg-surface shadow-float outline-none"
        >
          <Dialog.Title className="sr-only">{texts.mainMenu}</Dialog.Title>
          {children}
          <Dialog.Close
            aria-label={texts.closeMenu}
            className={`${buttonClasses('quiet', 'icon')} absolute top-2.5 right-2.5`}
          >
            <X aria-hidden size={20} strokeWidth={1.75} />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface SidebarSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}
