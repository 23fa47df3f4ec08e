import { texts } from '../../texts.ts'
import { joinClasses } from '../join-classes.ts'

/** The rough shape of what is coming: `rows` grey bars of the given height. */
export function Skeleton({ rows = 3, className = 'h-24' }: { rows?: number; className?: string }) {
  return (
    <output className="grid gap-4">
      <span className="sr-only">{texts.loading}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={joinClasses('animate-pulse rounded-card bg-sunken', className)} />
      ))}
    </output>
  )
}
