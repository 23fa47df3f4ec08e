import BookOpen from 'icon:book-open'
import Menu from 'icon:menu'
import PanelLeft from 'icon:panel-left'
import { Link } from 'react-router'
import { useAreaPath } from '../auth/area-path.ts'
import { useViewer } from '../auth/viewer.ts'
import { areaPaths } from '../paths.ts'
import { texts } from '../texts.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Logo } from '../ui/brand/logo.tsx'
import { useProduct } from '../ui/brand/product.ts'
import { ThemeButton } from '../ui/brand/theme-button.tsx'
import { buttonClasses } from '../ui/button.tsx'
import { Tip } from '../ui/overlay/tip.tsx'

export function Header({ home, isExpanded, onToggle, onOpenMenu }: HeaderProps) {
  const viewer = useViewer()
  const { name } = useProduct()
  const areaPath = useAreaPath()
  const toggleLabel = isExpanded ? texts.collapseMenu : texts.expandMenu
  return (
    <header className="sticky top-0 z-20 flex h-16 items-center gap-1 border-b border-line bg-page px-4 md:px-6">
      <Link to={home} className="mr-2 flex size-11 items-center md:hidden">
        <Logo alt={`logo ${name}`} />
      </Link>
      <Tip label={toggleLabel}>
        <button
          type="button"
          aria-label={toggleLabel}
          aria-expanded={isExpanded}
          onClick={onToggle}
          className={`${buttonClasses('quiet', 'icon')} mr-2 -ml-2.5 hidden! md:inline-flex!`}
        >
          <PanelLeft aria-hidden size={20} strokeWidth={1.75} />
        </button>
      </Tip>
      <p className="line-clamp-2 min-w-0 flex-1 text-md leading-tight font-semibold wrap-anywhere">
        {texts.welcome(viewer.name.split(' ')[0] ?? '')}
      </p>
      <div className="hidden md:block">
        <ThemeButton />
      </div>
      {viewer.role !== 'student' && (
        <Tip label={texts.handbook}>
          <Link
            to={areaPath(areaPaths.handbook, {})}
            aria-label={texts.handbook}
            className={buttonClasses('quiet', 'icon')}
          >
            <BookOpen aria-hidden size={20} strokeWidth={1.75} />
          </Link>
        </Tip>
      )}
      <Tip label={texts.profile}>
        <Link to={areaPath(areaPaths.profile, {})} aria-label={texts.profile} className="rounded-full p-0.5">
          <Avatar name={viewer.name} url={viewer.avatar_url} />
        </Link>
      </Tip>
      <button
        type="button"
        aria-label={texts.openMenu}
        onClick={onOpenMenu}
        className={`${buttonClasses('quiet', 'icon')} -mr-2.5 md:hidden`}
      >
        <Menu aria-hidden size={22} strokeWidth={1.75} />
      </button>
    </header>
  )
}

interface HeaderProps {
  home: string
  isExpanded: boolean
  onToggle: () => void
  onOpenMenu: () => void
}
