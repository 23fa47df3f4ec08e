import Ellipsis from 'icon:ellipsis'
import { Link, useLocation } from 'react-router'
import { texts } from '../texts.ts'
import { joinClasses } from '../ui/join-classes.ts'
import { isCurrentEntry, type SidebarEntry } from './sidebar-entry.ts'
import { sidebarIcons } from './sidebar-icons.ts'

const item =
  'flex size-full min-h-12 flex-col items-center justify-center gap-0.5 py-1.5 text-center text-xs font-semibold @max-[19rem]:min-h-8 @max-[19rem]:flex-row @max-[19rem]:gap-1 @max-[19rem]:px-1 @max-[19rem]:py-0'
/** Large letters stay whole: the places take two lines, the icon beside its word, or only words where both would crowd. */
const label = 'w-full wrap-anywhere @max-[19rem]:w-auto'
const pill =
  'grid h-7 w-13 max-w-full shrink-0 place-items-center rounded-full transition-colors duration-150 @max-[19rem]:h-auto @max-[19rem]:w-auto @max-[19rem]:bg-transparent @max-[13rem]:hidden'

/** Where a thumb reaches: the places of every day, and the menu for all others. Sticky, so that it hides nothing. */
export function BottomBar({ entries, onMore }: { entries: SidebarEntry[]; onMore: () => void }) {
  const { pathname } = useLocation()
  const shown = entries.filter(({ onBar }) => onBar !== undefined)
  if (shown.length === 0) return null
  return (
    <nav
      aria-label={texts.bottomBar}
      className="@container sticky bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="grid grid-flow-col @max-[19rem]:flex @max-[19rem]:flex-wrap @max-[19rem]:justify-around">
        {shown.map(entry => {
          const Icon = sidebarIcons[entry.icon]
          const isCurrent = isCurrentEntry(entry, pathname)
          return (
            <li key={entry.path}>
              <Link
                to={entry.path}
                aria-current={isCurrent ? 'page' : undefined}
                className={joinClasses(item, isCurrent ? 'text-brand @max-[19rem]:underline' : 'text-muted')}
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
