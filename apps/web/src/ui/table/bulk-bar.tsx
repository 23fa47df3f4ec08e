import type { ReactNode } from 'react'
import { formatCount } from '../../format/format-number.ts'
import { Button } from '../button.tsx'
import { texts } from './table-texts.ts'

/** What can be done with the rows that are picked; stays in view however long the table is. */
export function BulkBar({ count, noun, onClear, more, children }: BulkBarProps) {
  return (
    <section aria-label={texts.bulk} className="sticky bottom-3 z-20 mt-3 empty:hidden">
      {count > 0 && (
        <div className="flex flex-wrap items-center gap-2 rounded-card border-2 border-brand bg-surface py-2 pr-2 pl-4 shadow-float">
          <div className="flex w-full flex-wrap items-center gap-2 sm:mr-auto sm:w-auto">
            <output className="py-1 text-sm font-semibold sm:py-2">
              {texts.picked(formatCount(count), noun)}
            </output>
            {more}
          </div>
          {children}
          <Button variant="quiet" size="table" onClick={onClear}>
            {texts.unpick}
          </Button>
        </div>
      )}
    </section>
  )
}

interface BulkBarProps {
  count: number
  noun: string
  onClear: () => void
  /** Offers the rows of other pages. */
  more: ReactNode
  children: ReactNode
}
