import Ellipsis from 'icon:ellipsis'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { joinClasses } from './join-classes.ts'
import { useFold } from './use-fold.ts'
import { texts } from '../texts.ts'

/** What is rarely done: beside the other buttons of a row where there is room, else behind one of them and below all. */
export function MoreActions({ children }: { children: ReactNode }) {
  const { isOpen, button, part } = useFold()
  return (
    <>
      <Button
        {...button}
        variant="secondary"
        icon={<Ellipsis aria-hidden size={18} strokeWidth={1.75} />}
        className="aria-expanded:bg-sunken sm:hidden"
      >
        {texts.more}
      </Button>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape folds what has the focus inside */}
      <div
        {...part}
        className={joinClasses(
          'flex flex-wrap gap-2 max-sm:order-last max-sm:w-full sm:contents',
          !isOpen && 'max-sm:hidden',
        )}
      >
        {children}
      </div>
    </>
  )
}
