import { Ellipsis } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { texts } from '../texts.ts'
import { joinClasses } from '../ui/join-classes.ts'
import { isCurrentEntry, type SidebarEntry } from './sidebar-entry.ts'
import { sidebarIcons } from './sidebar-icons.ts'

const item =
  'flex size-full min-h-12 flex-col items-center justify-center gap-0.5 py-1.5 text-center text-xs font-semibold'
/** Large letters break rather than leave the screen. */
const label = 'w-full wrap-anywhere'
const pill = 'grid h-7 w-13 max-w-full place-items-center rounded-full transition-colors duration-150'

/** Where a thumb reaches: the places of every day, and the menu for all others. Sticky, so that it hides nothing. */
export function BottomBar({ entries, onMore }: { entries: SidebarEntry[]; onMore: () => void }) {
  const { pathname } = useLocation()
  const shown = entries.filter(({ onBar }) => onBar !== undefined)
  if (shown.length === 0) return null
  return (
    <nav
      aria-label={texts.bottomBar}
      className="sticky bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="grid grid-flow-col">
        {shown.map(entry => {
          const Icon = sidebarIcons[entry.icon]
          const isCurrent = isCurrentEntry(entry, pathname)
          return (
            <li key={entry.path}>
              <Link
                to={entry.path}
                aria-current={isCurrent ? 'page' : undefined}
                className={joinClasses(item, isCurrent ? 'text-brand' : 'text-muted')}
              >
                <span className={joinClasses(pill, isCurrent && 'bg-brand-soft')}>
                  <Icon aria-hidden size={20} strokeWidth={1.75} />
                </span>
                <span className={label}>{entry.onBar}</span>
              </Link>
            </li>
          )
        })}
        <li>
          <button type="button" aria-haspopup="dialog" onClick={onMore} className={`${item} text-muted`}>
            <span className={pill}>
              <Ellipsis aria-hidden size={20} strokeWidth={1.75} />
            </span>
            <span className={label}>{texts.more}</span>
          </button>
        </li>
      </ul>
    </nav>
  )
}
