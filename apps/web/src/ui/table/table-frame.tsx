import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { texts as shared } from '../../texts.ts'
import { buttonClasses } from '../button.tsx'
import { EmptyState } from '../page/empty-state.tsx'
import { joinClasses } from '../join-classes.ts'
import { texts } from './table-texts.ts'

const frame = 'rounded-card border border-line bg-surface shadow-card'

/** Scrolls both ways inside itself, so that head and first column can stay; the page never grows wider than the screen. */
export function TableFrame({ label, isStale = false, top = '', children }: TableFrameProps) {
  const element = useRef<HTMLElement>(null)
  const shown = useRef(top)
  useEffect(() => {
    // Another page of rows is read from its first row on.
    if (shown.current !== top) element.current?.scrollTo({ top: 0 })
    shown.current = top
  }, [top])
  return (
    <section
      ref={element}
      aria-label={label}
      aria-busy={isStale}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
      tabIndex={0}
      className={joinClasses(
        frame,
        'isolate max-h-[max(22rem,calc(100dvh-9rem))] scroll-pt-12 overflow-auto overscroll-x-contain transition-opacity duration-150',
        isStale && 'opacity-60',
      )}
    >
      <table className="w-full border-separate border-spacing-0 text-sm">{children}</table>
    </section>
  )
}

export function TableSkeleton({ rows = 10 }: { rows?: number }) {
  return (
    <output className={joinClasses(frame, 'block overflow-hidden')}>
      <span className="sr-only">{shared.loading}</span>
      <div className="h-10 border-b border-line bg-sunken" />
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex h-10 items-center gap-6 border-b border-line px-3 last:border-b-0">
          <div className="h-3 w-1/3 animate-pulse rounded-full bg-sunken" />
          <div className="h-3 flex-1 animate-pulse rounded-full bg-sunken" />
          <div className="h-3 w-16 animate-pulse rounded-full bg-sunken" />
        </div>
      ))}
    </output>
  )
}

/** There are rows, and the search or a filter keeps all of them out. */
export function NothingFound({ toAll }: { toAll: string }) {
  return <NoRows words={texts.nothing} to={toAll} />
}

/** There are rows, but fewer than the page in the address begins with. */
export function PageBeyond({ toFirst }: { toFirst: string }) {
  return <NoRows words={texts.beyond} to={toFirst} />
}

function NoRows({ words, to }: NoRowsProps) {
  return (
    <div className={frame}>
      <EmptyState
        sketch="search"
        words={words}
        action={
          <Link to={to} preventScrollReset className={buttonClasses('secondary')}>
            {words.way}
          </Link>
        }
      />
    </div>
  )
}

interface NoRowsProps {
  words: { title: string; text: string; way: string }
  to: string
}

interface TableFrameProps {
  label: string
  isStale?: boolean
  /** Changes when other rows take the place of those shown. */
  top?: string
  children: ReactNode
}
