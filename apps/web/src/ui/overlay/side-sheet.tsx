import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { SheetHead } from './sheet-head.tsx'
import { useFocusBack } from './use-focus-back.ts'

/** One row of a table in full, beside the table; it covers a phone. */
export function SideSheet({ title, onClose, children, actions }: SideSheetProps) {
  const focusBack = useFocusBack()
  return (
    <Dialog.Root open onOpenChange={isOpen => isOpen || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fade fixed inset-0 z-30 bg-scrim" />
        <Dialog.Content
          {...focusBack}
          aria-describedby={undefined}
          className="slide-right fixed inset-y-0 right-0 z-30 flex w-full flex-col border-l border-line bg-surface shadow-float outline-none sm:w-[min(36rem,90vw)]"
        >
          <SheetHead className="border-b border-line py-2.5">{title}</SheetHead>
          <div
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
            tabIndex={0}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5 -outline-offset-3"
          >
            {children}
          </div>
          {actions && <div className="flex flex-wrap gap-2 border-t border-line p-4">{actions}</div>}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface SideSheetProps {
  title: ReactNode
  onClose: () => void
  children: ReactNode
  /** Stay in view below what scrolls. */
  actions?: ReactNode
}
