import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { paths } from '../paths.ts'
import { Logo } from '../ui/brand/logo.tsx'
import { useProduct } from '../ui/brand/product.ts'
import { ThemeButton } from '../ui/brand/theme-button.tsx'
import { TipGroup } from '../ui/overlay/tip.tsx'
import { useMediaQuery } from '../device/use-media-query.ts'
import { AuthBanner } from './auth-banner.tsx'
import { usePageFocus } from './use-page-focus.ts'

/** Two columns: a form, and where there is room a banner that phones do not even ask for. */
export function AuthLayout() {
  const isWide = useMediaQuery('(min-width: 1024px)')
  const { key } = useLocation()
  const main = usePageFocus(key)
  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <div className="flex min-w-0 flex-col px-4 pt-4 pb-10 sm:px-8">
        <div className="flex justify-end">
          <TipGroup>
            <ThemeButton />
          </TipGroup>
        </div>
        <main ref={main} tabIndex={-1} className="mx-auto my-auto w-full max-w-100 py-6 outline-none">
          {/* The start page is another document. */}
          <a
            href={paths.home}
            className="mb-9 -ml-1 inline-flex min-h-11 items-center gap-3 rounded-control p-1"
          >
            <Logo size={44} />
            <span className="text-xl font-extrabold tracking-tight">{useProduct().name}</span>
          </a>
          <Outlet />
        </main>
      </div>
      {isWide && <AuthBanner />}
      <ScrollRestoration />
    </div>
  )
}
