import type { ReactNode } from 'react'
import { Link } from 'react-router'

const classes = 'rounded-chip py-2 text-brand hover:underline'

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
