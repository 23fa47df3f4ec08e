import type { ReactNode } from 'react'
import { Link } from 'react-router'

const classes =
  '-mx-1 rounded-chip px-1 py-1 text-brand hover:underline focus-visible:-outline-offset-2 md:py-2'

/** The name of a row, which leads to its page. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={classes}>
      {children}
    </Link>
  )
}

/** The name of a row, which opens a sheet beside the table. */
export function RowButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick} className={classes}>
      {children}
    </button>
  )
}
