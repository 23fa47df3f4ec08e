import type { ReactNode } from 'react'
import { joinClasses } from '../ui/join-classes.ts'

/** A part of the landing page with a heading of its own; `tone` sets it apart from its neighbours. */
export function Section({ id, title, aside, tone = 'page', children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-judul`}
      className={tone === 'surface' ? 'border-y border-line bg-surface' : ''}
    >
      <div className="mx-auto max-w-[72rem] px-4 py-14 sm:px-6 md:py-20">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <SectionTitle id={`${id}-judul`}>{title}</SectionTitle>
          {aside}
        </div>
        {children}
      </div>
    </section>
  )
}

interface SectionProps {
  id: string
  title: string
  aside?: ReactNode
  tone?: 'page' | 'surface'
  children: ReactNode
}

export function SectionTitle({ id, className, children }: SectionTitleProps) {
  return (
    <h2 id={id} className={joinClasses('text-3xl font-extrabold tracking-[-0.025em] md:text-4xl', className)}>
      {children}
    </h2>
  )
}

interface SectionTitleProps {
  id?: string
  className?: string
  children: ReactNode
}
