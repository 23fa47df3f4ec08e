import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

const looks = {
  /** Each name over its value. */
  stacked: { list: 'grid', fact: 'min-w-0', name: 'text-sm' },
  /** Name and value at the two ends of a line. */
  lines: { list: 'divide-y divide-line', fact: 'flex flex-wrap justify-between gap-x-4 py-2', name: '' },
  /** Each count over what it counts. */
  counts: { list: 'grid', fact: 'flex flex-col-reverse justify-end', name: 'text-sm' },
}

/** What is known of one thing, each fact with its name. The letters of `className` are those of the values. */
export function FactList({ of, look = 'stacked', className }: FactListProps) {
  const { list, fact, name: small } = looks[look]
  return (
    <dl className={joinClasses(list, className)}>
      {of.map(([name, value]) => (
        <div key={name} className={fact}>
          <dt className={joinClasses('font-normal text-muted', small)}>{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface FactListProps {
  of: readonly (readonly [name: string, value: ReactNode])[]
  look?: keyof typeof looks
  className: string
}
