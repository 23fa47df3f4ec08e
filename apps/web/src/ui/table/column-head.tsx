import type { ReactNode } from 'react'

/** The head of a column, in a table that is drawn by hand. */
export function ColumnHead({ className, children }: { className: string; children: ReactNode }) {
  return (
    <th scope="col" className={className}>
      {children}
    </th>
  )
}
