import ChevronDown from 'icon:chevron-down'
import type { ComponentProps } from 'react'
import { joinClasses } from '../join-classes.ts'
import { inputClasses } from './input.tsx'

/** One of a few: the browser's own list, which a phone shows best. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select
        {...rest}
        className={joinClasses(
          inputClasses,
          'appearance-none pr-10 has-[option[value=""]:checked]:text-muted',
          className,
        )}
      />
      <ChevronDown
        aria-hidden
        size={18}
        strokeWidth={1.75}
        className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-muted"
      />
    </div>
  )
}
