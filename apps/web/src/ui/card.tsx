import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

/** A section on paper of its own; the heading names it for those who jump by headings. */
export function Card({ title, note, className, children }: CardProps) {
  return (
    <section
      className={joinClasses('rounded-card border border-line bg-surface p-5 shadow-card md:p-6', className)}
    >
      {title && <h2 className="text-lg">{title}</h2>}
      {note && <p className="mt-0.5 text-sm text-muted">{note}</p>}
      {(title || note) && children ? <div className="mt-4">{children}</div> : children}
    </section>
  )
}

interface CardProps {
  title?: ReactNode
  note?: ReactNode
  className?: string
  children?: ReactNode
}
