import ChevronRight from 'icon:chevron-right'
import Ellipsis from 'icon:ellipsis'
import { type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { texts } from '../texts.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { useMediaQuery } from '../device/use-media-query.ts'
import { collapseCrumbs } from './collapse-crumbs.ts'
import { type Crumb, useCrumbs } from './use-crumbs.ts'

const CrumbMenu = lazyPart(async () => (await import('./crumb-menu.tsx')).CrumbMenu)
const CrumbDrawer = lazyPart(async () => (await import('./crumb-drawer.tsx')).CrumbDrawer)

/** A page of the first level is its own heading, so crumbs begin below it. */
export function Breadcrumbs() {
  const crumbs = useCrumbs()
  if (crumbs.length < 2) return null
  const { first, hidden, last } = collapseCrumbs(crumbs)
  const items = [
    ...first.map(showCrumb),
    ...(hidden.length > 0 ? [{ key: texts.moreCrumbs, face: <HiddenCrumbs crumbs={hidden} /> }] : []),
    ...last.map(showCrumb),
  ]
  return (
    <nav aria-label={texts.breadcrumbs} className="-mt-3 mb-1 -ml-1 md:-mt-4">
      <ol className="flex flex-wrap items-center text-sm font-medium text-muted">
        {items.map(({ key, face }, index) => (
          <li key={key} className="flex items-center">
            {index > 0 && <ChevronRight aria-hidden size={16} strokeWidth={1.75} />}
            {face}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function showCrumb({ title, to }: Crumb): { key: string; face: ReactNode } {
  const face =
    to === undefined ? (
      <span aria-current="page" className="px-1 py-2.5">
        {title}
      </span>
    ) : (
      <Link to={to} className="rounded-chip px-1 py-2.5 hover:text-ink hover:underline">
        {title}
      </Link>
    )
  return { key: title, face }
}

/** A menu where there is room for one, a drawer on a phone. */
function HiddenCrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const isWide = useMediaQuery('(min-width: 768px)')
  const Part = isWide ? CrumbMenu : CrumbDrawer
  return (
    <Suspense fallback={<Ellipsis aria-hidden size={18} className="m-3" />}>
      <Part crumbs={crumbs} />
    </Suspense>
  )
}
