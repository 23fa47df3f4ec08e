import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { texts } from '../texts.ts'
import { useHandles } from './page-handle.ts'

/** A page of the first level is its own heading, so crumbs begin below it. */
export function Breadcrumbs() {
  const { crumbs } = useHandles()
  if (crumbs.length < 2) return null
  return (
    <nav aria-label={texts.breadcrumbs} className="-mt-3 mb-1 -ml-1 md:-mt-4">
      <ol className="flex flex-wrap items-center text-sm font-medium text-muted">
        {crumbs.map(({ title, path }, index) => (
          <li key={title} className="flex items-center">
            {index > 0 && <ChevronRight aria-hidden size={16} strokeWidth={1.75} />}
            {path === undefined ? (
              <span aria-current="page" className="px-1 py-2.5">
                {title}
              </span>
            ) : (
              <Link to={path} className="rounded-chip px-1 py-2.5 hover:text-ink hover:underline">
                {title}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
