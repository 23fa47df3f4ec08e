import type { Settings } from '@gerbang/contract/platform/settings.ts'
import Menu from 'icon:menu'
import Moon from 'icon:moon'
import Sun from 'icon:sun'
import { paths } from '../paths.ts'
import { buttonClasses } from '../ui/button.tsx'
import { sections } from './addresses.ts'
import { texts } from './texts.ts'

const links = ['benefits', 'schedule', 'news', 'questions'] as const

export function SiteHeader({ settings }: { settings: Settings }) {
  return (
    <header className="@container relative z-10 border-b border-line">
      <div className="relative mx-auto flex min-h-16 max-w-[72rem] items-center px-4 sm:px-6 @max-[18rem]:flex-wrap @max-[18rem]:justify-end @max-[18rem]:py-2">
        <a
          href={paths.home}
          aria-label={texts.home(settings.product_name)}
          className="-ml-1 mr-auto flex min-h-11 min-w-0 items-center gap-2 rounded-control px-1 sm:gap-2.5 @max-[18rem]:basis-full"
        >
          <img src={settings.logo_url ?? '/favicon.svg'} alt="" width={32} height={32} className="shrink-0" />
          <span className="truncate text-lg font-extrabold tracking-tight">{settings.product_name}</span>
        </a>
        <nav aria-label={texts.mainNavigation} className="mr-2 hidden md:flex">
          <Links className="flex min-h-11 items-center rounded-control px-3 text-md font-medium text-muted transition-colors duration-150 hover:text-ink" />
        </nav>
        <button type="button" data-theme aria-label={texts.theme} className={buttonClasses('quiet', 'icon')}>
          <Moon aria-hidden size={20} strokeWidth={1.75} className="dark:hidden" />
          <Sun aria-hidden size={20} strokeWidth={1.75} className="hidden dark:block" />
        </button>
        <SmallMenu />
        <a href={paths.login} className={`${buttonClasses('primary')} ml-1 max-[24rem]:px-3`}>
          {texts.login}
        </a>
      </div>
    </header>
  )
}

function Links({ className }: { className: string }) {
  return links.map(name => (
    <a key={name} href={sections[name]} className={className}>
      {texts.links[name]}
    </a>
  ))
}

/** Opens without a script; `site.js` closes it after a choice. */
function SmallMenu() {
  return (
    <details data-menu className="md:hidden">
      <summary aria-label={texts.menu} className={buttonClasses('quiet', 'icon')}>
        <Menu aria-hidden size={20} strokeWidth={1.75} />
      </summary>
      <nav
        aria-label={texts.menu}
        className="absolute top-full right-4 mt-2 w-56 rounded-card border border-line bg-surface p-2 shadow-float sm:right-6"
      >
        <Links className="flex min-h-11 items-center rounded-chip px-3 font-medium hover:bg-sunken" />
      </nav>
    </details>
  )
}
