import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useFocusBack } from './use-focus-back.ts'

/** A question or a short form over the page. `description` is read with the title when it opens. */
export function Dialog({ open, onOpenChange, title, description, children, actions }: DialogProps) {
  const focusBack = useFocusBack()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fade fixed inset-0 z-40 grid place-items-end overflow-y-auto bg-scrim p-4 sm:place-items-center">
          <Radix.Content
            className="rise w-full max-w-md rounded-sheet border border-line bg-surface p-6 shadow-float outline-none"
            {...focusBack}
          >
            <Radix.Title className="text-xl">{title}</Radix.Title>
            <Radix.Description className="mt-1 text-md text-muted">{description}</Radix.Description>
            {children && <div className="mt-5">{children}</div>}
            <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">{actions}</div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description: ReactNode
  children?: ReactNode
  actions: ReactNode
}
