import LogOut from 'icon:log-out'
import { Link, useLocation } from 'react-router'
import { texts } from '../texts.ts'
import { joinClasses } from '../ui/join-classes.ts'
import { Logo } from '../ui/brand/logo.tsx'
import { useProduct } from '../ui/brand/product.ts'
import { Tip, TipGroup } from '../ui/overlay/tip.tsx'
import { isCurrentEntry, type SidebarEntry } from './sidebar-entry.ts'
import { sidebarIcons } from './sidebar-icons.ts'

const item =
  'flex min-h-11 w-full items-center gap-3 rounded-control text-md font-semibold transition-colors duration-150'
const quiet = 'text-muted hover:bg-sunken hover:text-ink'
const padding = (isExpanded: boolean) => (isExpanded ? 'px-3' : 'justify-center')

export function Sidebar({ entries, home, isExpanded = true, onNavigate, onLogout }: SidebarProps) {
  const { name } = useProduct()
  return (
    <TipGroup delayMs={0}>
      <Link
        to={home}
        onClick={onNavigate}
        className={joinClasses(
          'flex h-16 shrink-0 items-center gap-2.5',
          isExpanded ? 'px-5' : 'justify-center',
        )}
      >
        <Logo size={isExpanded ? 32 : 28} alt={`logo ${name}`} />
        {isExpanded && (
          <span aria-hidden className="min-w-0 truncate text-lg font-extrabold tracking-tight">
            {name}
          </span>
        )}
      </Link>
      <nav
        aria-label={texts.mainMenu}
        className={joinClasses('flex-1 overflow-y-auto', isExpanded ? 'p-3' : 'p-0.5')}
      >
        <ul className="grid gap-1">
          {entries.map(entry => (
            <li key={entry.path}>
              <Entry entry={entry} isExpanded={isExpanded} onNavigate={onNavigate} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={isExpanded ? 'p-3' : 'p-0.5'}>
        <Tip label={texts.logout} side="right" isOff={isExpanded}>
          <button
            type="button"
            onClick={onLogout}
            aria-label={isExpanded ? undefined : texts.logout}
            className={joinClasses(item, padding(isExpanded), quiet)}
          >
            <LogOut aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
            {isExpanded && texts.logout}
          </button>
        </Tip>
      </div>
    </TipGroup>
  )
}

interface SidebarProps {
  entries: SidebarEntry[]
  home: string
  isExpanded?: boolean
  onNavigate: () => void
  onLogout: () => void
}

type EntryProps = { entry: SidebarEntry } & Required<Pick<SidebarProps, 'isExpanded' | 'onNavigate'>>

function Entry({ entry, isExpanded, onNavigate }: EntryProps) {
  const { pathname } = useLocation()
  const { title, icon, path } = entry
  const Icon = sidebarIcons[icon]
  const isCurrent = isCurrentEntry(entry, pathname)
  return (
    <Tip label={title} side="right" isOff={isExpanded}>
      <Link
        to={path}
        onClick={onNavigate}
        aria-current={isCurrent ? 'page' : undefined}
        aria-label={isExpanded ? undefined : title}
        className={joinClasses(item, padding(isExpanded), isCurrent ? 'bg-brand-soft text-brand' : quiet)}
      >
        <Icon aria-hidden size={20} strokeWidth={1.75} className="shrink-0" />
        {isExpanded && title}
      </Link>
    </Tip>
  )
}
