import type { OwnUser } from '@gerbang/contract/people/users.ts'
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { Link, Outlet, ScrollRestoration, useLoaderData, useLocation } from 'react-router'
import { readToken, readUserId, watchToken } from '../api/token.ts'
import { useReach } from '../api/use-reach.ts'
import { rootOf } from '../auth/guard.ts'
import { useFreshViewer, useViewer, ViewerContext } from '../auth/viewer.ts'
import { useMediaQuery } from '../device/use-media-query.ts'
import { keepOffline } from '../exam/keep/keep-offline.ts'
import { paths } from '../paths.ts'
import { texts } from '../texts.ts'
import { Button, buttonClasses } from '../ui/button.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { Notice } from '../ui/notice.tsx'
import { TipGroup } from '../ui/overlay/tip.tsx'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { Skeleton } from '../ui/page/skeleton.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Header } from './header.tsx'
import { ReachNotice } from './reach-notice.tsx'
import { useHandles } from './page-handle.ts'
import { Sidebar } from './sidebar.tsx'
import { useEver } from './use-ever.ts'
import { usePageFocus } from './use-page-focus.ts'
import { useSidebarShortcut, useSidebarState } from './use-sidebar-state.ts'

// They load when somebody first opens them. A student's browser has kept them by then, for use without a network.
const SidebarSheet = lazyPart(async () => (await import('./sidebar-sheet.tsx')).SidebarSheet)
const LogoutDialog = lazyPart(async () => (await import('./logout-dialog.tsx')).LogoutDialog)
const LeavingAccount = lazyPart(async () => (await import('./leaving-account.tsx')).LeavingAccount)
// Hardly anybody who is signed in needs it, and the calls of registration come with it.
const ResendMail = lazyPart(async () => (await import('../person/resend-mail.tsx')).ResendMail)
const OwedSecondFactor = lazyPart(async () => (await import('./owed-second-factor.tsx')).OwedSecondFactor)

/** By then the page has what it asked for: a hundred files for later do not come in between. */
const drawnAfterMs = 3_000

/** The frame around every page of a role: sidebar, header, and the place where the page goes. */
export function Shell() {
  const viewer = useFreshViewer(useLoaderData<OwnUser>())
  const entries = useHandles().entries.filter(({ isFor }) => isFor === undefined || isFor(viewer))
  const { isExpanded, toggle } = useSidebarState()
  const isWide = useMediaQuery('(min-width: 768px)')
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const hasOpenedMenu = useEver(isMenuOpen)
  const hasBegunLeaving = useEver(isLeaving)
  const home = rootOf(viewer.role)
  const { pathname } = useLocation()

  useSidebarShortcut(isWide ? toggle : () => setMenuOpen(open => !open))

  useEffect(() => {
    if (viewer.role !== 'student') return undefined
    const timer = setTimeout(keepOffline, drawnAfterMs, '/student')
    return () => clearTimeout(timer)
  }, [viewer.role])

  const closeMenu = () => setMenuOpen(false)
  const leave = () => {
    closeMenu()
    setLeaving(true)
  }
  const sidebar = { entries, home, onNavigate: closeMenu, onLogout: leave }
  return (
    <ViewerContext value={viewer}>
      <a
        href="#isi"
        className="sr-only z-50 rounded-control bg-surface p-3 font-semibold text-brand focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {texts.skipToContent}
      </a>
      <div className="flex min-h-dvh">
        <aside
          className={joinClasses(
            'sticky top-0 hidden h-dvh shrink-0 flex-col border-r border-line bg-surface transition-[width] duration-200 md:flex',
            isExpanded ? 'w-[21vw] max-w-[263px]' : 'w-12',
          )}
        >
          <Sidebar {...sidebar} isExpanded={isExpanded} />
        </aside>
        <div className="flex min-w-0 flex-1 flex-col">
          <TipGroup>
            <Header
              home={home}
              isExpanded={isExpanded}
              onToggle={toggle}
              onOpenMenu={() => setMenuOpen(true)}
            />
          </TipGroup>
          <Main pathname={pathname} onLogout={leave} />
          {!isWide && <BottomBar entries={entries} onMore={() => setMenuOpen(true)} />}
        </div>
      </div>
      <Suspense>
        {hasOpenedMenu && (
          <SidebarSheet open={isMenuOpen && !isWide} onOpenChange={setMenuOpen}>
            <Sidebar {...sidebar} />
          </SidebarSheet>
        )}
        {hasBegunLeaving && <LogoutDialog open={isLeaving} onOpenChange={setLeaving} />}
      </Suspense>
      <ScrollRestoration />
    </ViewerContext>
  )
}

/** Without a token the page goes at once: it is nobody's any more, and would only ask in vain for what it lost. So it does
 * when the token is somebody else's. */
function Main({ pathname, onLogout }: { pathname: string; onLogout: () => void }) {
  const viewer = useViewer()
  const deletionAt = viewer.role === 'student' ? viewer.deletion_at : null
  const factorDueAt = viewer.second_factor_due_at
  const main = usePageFocus(pathname)
  const reach = useReach()
  const isSignedIn = useSyncExternalStore(watchToken, () => readToken() !== null)
  const isOther = useSyncExternalStore(watchToken, () => ![null, viewer.id].includes(readUserId()))
  const isShown = isSignedIn && !isOther
  return (
    <main
      ref={main}
      id="isi"
      tabIndex={-1}
      className="mx-auto w-full max-w-5xl flex-1 px-4 has-data-wide:max-w-none py-6 outline-none md:px-8 md:py-8"
    >
      {!isSignedIn && <SignedOut />}
      {isSignedIn && isOther && <OtherAccount />}
      {isShown && deletionAt !== null && (
        <Suspense>
          <LeavingAccount deletionAt={deletionAt} onLogout={onLogout} />
        </Suspense>
      )}
      {isShown && deletionAt === null && (
        <>
          <Breadcrumbs />
          <UnverifiedNotice />
          {viewer.role === 'student' && reach !== 'reached' && <ReachNotice reach={reach} />}
          {factorDueAt === null ? (
            <Outlet />
          ) : (
            <Suspense>
              <OwedSecondFactor dueAt={factorDueAt}>
                <Outlet />
              </OwedSecondFactor>
            </Suspense>
          )}
        </>
      )}
    </main>
  )
}

/** Only students need a confirmed address: without it no try-out begins. */
function UnverifiedNotice() {
  const { role, email, email_verified_at } = useViewer()
  if (role !== 'student' || email === null || email_verified_at !== null) return null
  return (
    <div className="mb-6 print:hidden">
      <Notice
        title={texts.verifyTitle}
        action={
          <Suspense fallback={<Skeleton className="h-11 w-40" />}>
            <ResendMail email={email} />
          </Suspense>
        }
      >
        {texts.verify(email)}
      </Notice>
    </div>
  )
}

/** Another tab has signed somebody else in: nothing of this page may be sent in their name. */
function OtherAccount() {
  return (
    <EmptyState
      sketch="gate"
      words={{ title: texts.otherAccount, text: texts.otherAccountHint }}
      action={<Button onClick={() => location.reload()}>{texts.reload}</Button>}
    />
  )
}

function SignedOut() {
  return (
    <EmptyState
      sketch="gate"
      words={{ title: texts.signedOut, text: texts.signedOutHint }}
      action={
        <Link to={paths.login} replace className={buttonClasses('primary')}>
          {texts.signIn}
        </Link>
      }
    />
  )
}
