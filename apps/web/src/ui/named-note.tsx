import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { joinClasses } from './join-classes.ts'

/** How a row begins: what it is called, which may lead to its page, and under that what else is known of it. */
export function NamedNote({ name, to, className, children }: NamedNoteProps) {
  return (
    <div className={joinClasses('min-w-0', className)}>
      <p className="font-semibold wrap-anywhere">
        {to === undefined ? (
          name
        ) : (
          <Link to={to} className="rounded-chip text-brand hover:underline">
            {name}
          </Link>
        )}
      </p>
      <p className="text-sm wrap-anywhere text-muted">{children}</p>
    </div>
  )
}

interface NamedNoteProps {
  name: ReactNode
  to?: string | undefined
  className?: string
  children: ReactNode
}
