import { Link } from 'react-router'
import { joinClasses } from '../join-classes.ts'

/** Filters that live in the address, so that back, reload and a shared link keep them. */
export function TabLinks({
  label,
  tabs,
}: {
  label: string
  tabs: { title: string; to: string; isCurrent: boolean }[]
}) {
  return (
    <nav aria-label={label} className="py-1">
      <ul className="flex w-fit flex-wrap gap-1 rounded-control bg-sunken p-1">
        {tabs.map(({ title, to, isCurrent }) => (
          <li key={to}>
            <Link
              to={to}
              replace
              preventScrollReset
              aria-current={isCurrent ? 'page' : undefined}
              className={joinClasses(
                'flex min-h-11 items-center rounded-chip px-2.5 sm:px-3.5 text-sm font-semibold whitespace-nowrap transition-colors duration-150',
                isCurrent ? 'bg-surface text-ink shadow-card dark:bg-line' : 'text-muted hover:text-ink',
              )}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
