import X from 'icon:x'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { texts } from '../../texts.ts'
import { buttonClasses } from '../button.tsx'
import { joinClasses } from '../join-classes.ts'

/** The name of what lies over the page, and its way out. */
export function SheetHead({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className={joinClasses('flex items-center justify-between gap-3 pr-3 pl-5', className)}>
      <Dialog.Title className="min-w-0 text-lg">{children}</Dialog.Title>
      <Dialog.Close aria-label={texts.close} className={buttonClasses('quiet', 'icon')}>
        <X aria-hidden size={20} strokeWidth={1.75} />
      </Dialog.Close>
    </div>
  )
}
