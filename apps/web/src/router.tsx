import type { Role } from '@gerbang/contract/call.ts'
import { ClipboardList, Trophy, UserRound } from 'lucide-react'
import type { ComponentType } from 'react'
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  Outlet,
  redirectDocument,
  replace,
  type RouteObject,
} from 'react-router'
import { loginPath, profileOf, redirectFrom, rootOf } from './auth/guard.ts'
import { isOtherDocument, readReturnPath } from './auth/return-path.ts'
import { findViewer } from './auth/viewer.ts'
import { ErrorPage, LoneErrorPage } from './layout/error-page.tsx'
import { LeadOn } from './layout/lead-on.tsx'
import type { AreaHandle, PageHandle } from './layout/page-handle.ts'
import type { SidebarEntry } from './layout/sidebar-entry.ts'
import { StartingPage } from './layout/starting-page.tsx'
import { paths } from './paths.ts'
import { loadTips } from './ui/tip.tsx'

interface AuthPage {
  path: string
  loader?: (args: LoaderFunctionArgs) => unknown
  load: () => Promise<ComponentType>
}

interface Page {
  path: string
  area: Role
  crumbs: PageHandle['crumbs']
  sidebar?: Omit<SidebarEntry, 'path'>
  load: () => Promise<ComponentType>
}

/** Pages for those who are not signed in. */
const authPages: AuthPage[] = [
  {
    path: paths.login,
    loader: skipLogin,
    load: async () => (await import('./features/login/login-page.tsx')).LoginPage,
  },
  {
    path: paths.register,
    loader: skipLogin,
    load: async () => (await import('./features/register/register-page.tsx')).RegisterPage,
  },
  {
    path: paths.forgotPassword,
    load: async () => (await import('./features/password/forgot-password-page.tsx')).ForgotPasswordPage,
  },
  {
    path: paths.verifyOtp,
    load: async () => (await import('./features/password/verify-otp-page.tsx')).VerifyOtpPage,
  },
  {
    path: paths.resetPassword,
    load: async () => (await import('./features/password/reset-password-page.tsx')).ResetPasswordPage,
  },
  {
    path: paths.verificationResult,
    loader: findVisitor,
    load: async () =>
      (await import('./features/email-verification/verification-result-page.tsx')).VerificationResultPage,
  },
]

const tryoutCrumb = { title: 'Try Out', path: paths.tryouts }
const detailCrumb = { title: 'Detail', path: paths.tryout }
const profileEntry = { title: 'Akun', icon: UserRound, position: 1 }
const loadProfile = async () => (await import('./features/profile/profile-page.tsx')).ProfilePage

/** The components side by side; no build that is served holds it. */
const galleryPages: Page[] = import.meta.env.DEV
  ? [
      {
        path: paths.gallery,
        area: 'student',
        crumbs: ['Pengguna', 'Bank Soal', 'Buat Berita', 'Update Berita', 'Laporan', 'Galeri'].map(title =>
          title === 'Galeri' ? { title } : { title, path: paths.gallery },
        ),
        load: async () => (await import('./features/gallery/gallery-page.tsx')).GalleryPage,
      },
    ]
  : []

/** Every page: who may see it, where it stands in the sidebar, and what it loads. */
const pages: Page[] = [
  {
    path: paths.tryouts,
    area: 'student',
    crumbs: [{ title: 'Try Out' }],
    sidebar: { title: 'Try Out', icon: ClipboardList, position: 2 },
    load: async () => (await import('./features/tryouts/tryout-list-page.tsx')).TryoutListPage,
  },
  {
    path: paths.tryout,
    area: 'student',
    crumbs: [tryoutCrumb, { title: 'Detail' }],
    load: async () => (await import('./features/tryouts/tryout-page.tsx')).TryoutPage,
  },
  {
    path: paths.fillMajor,
    area: 'student',
    crumbs: [tryoutCrumb, detailCrumb, { title: 'Pilih Universitas dan Jurusan' }],
    load: async () => (await import('./features/tryouts/fill-major-page.tsx')).FillMajorPage,
  },
  {
    path: paths.subjects,
    area: 'student',
    crumbs: [tryoutCrumb, detailCrumb, { title: 'Pilih Mata Pelajaran' }],
    load: async () => (await import('./features/tryouts/subjects-page.tsx')).SubjectsPage,
  },
  {
    path: paths.result,
    area: 'student',
    crumbs: [tryoutCrumb, detailCrumb, { title: 'Hasil' }],
    load: async () => (await import('./features/results/result-page.tsx')).ResultPage,
  },
  {
    path: paths.ranking,
    area: 'student',
    crumbs: [tryoutCrumb, { title: 'Peringkat' }],
    load: async () => (await import('./features/results/ranking-page.tsx')).RankingPage,
  },
  {
    path: paths.scoring,
    area: 'student',
    crumbs: [tryoutCrumb, { title: 'Bagaimana skor dihitung' }],
    load: async () => (await import('./features/scoring/scoring-page.tsx')).ScoringPage,
  },
  { path: paths.studentProfile, area: 'student', crumbs: [profileEntry], load: loadProfile },
  {
    path: paths.teacherProfile,
    area: 'teacher',
    crumbs: [profileEntry],
    sidebar: profileEntry,
    load: loadProfile,
  },
  { path: paths.adminProfile, area: 'admin', crumbs: [profileEntry], load: loadProfile },
  {
    path: paths.scores,
    area: 'admin',
    crumbs: [{ title: 'Peringkat' }],
    sidebar: { title: 'Peringkat', icon: Trophy, position: 8 },
    load: async () => (await import('./features/scores/score-list-page.tsx')).ScoreListPage,
  },
  {
    path: paths.scoreRank,
    area: 'admin',
    crumbs: [{ title: 'Peringkat', path: paths.scores }, { title: 'Detail' }],
    load: async () => (await import('./features/scores/rank-page.tsx')).RankPage,
  },
]

/** Said aloud, because the router warns of a page without one even where its loader leads elsewhere. */
const nothing = null

async function loadShell() {
  const [{ Shell }] = await Promise.all([import('./layout/shell.tsx'), loadTips()])
  return Shell
}

async function loadAuthLayout() {
  const [{ AuthLayout }] = await Promise.all([import('./layout/auth-layout.tsx'), loadTips()])
  return AuthLayout
}

/** The frame and the guard of one role, with its pages inside. */
function buildArea(area: Role): RouteObject {
  const own = [...pages, ...galleryPages].filter(page => page.area === area)
  const entries = own
    .flatMap(({ path, sidebar }) => (sidebar ? [{ path, ...sidebar }] : []))
    .sort((a, b) => a.position - b.position)
  return {
    lazy: { Component: loadShell },
    loader: ({ request }) => admit(area, request),
    handle: { entries } satisfies AreaHandle,
    children: [
      {
        // Keeps the frame around a page that fails.
        errorElement: <ErrorPage />,
        children: [
          ...own.map(({ path, crumbs, load }) => ({
            path,
            handle: { crumbs } satisfies PageHandle,
            lazy: { Component: load },
          })),
          // A root without a page of its own leads to the first entry of the sidebar.
          { path: paths[area], element: <LeadOn to={entries[0]?.path ?? profileOf(area)} /> },
        ],
      },
    ],
  }
}

async function admit(area: Role, request: Request) {
  const viewer = await findViewer()
  const { pathname, search, hash } = readTarget(request)
  const elsewhere = redirectFrom(area, viewer?.role, pathname + search + hash)
  // Thrown, so that the loader's type is the viewer alone.
  if (elsewhere !== undefined) throw replace(elsewhere)
  return viewer
}

/** Loaders are not told the hash; that of an address opened in this tab still stands in its bar. */
function readTarget({ url }: Request) {
  const { pathname, search } = new URL(url)
  const isOpened = pathname === location.pathname && search === location.search
  return { pathname, search, hash: isOpened ? location.hash : '' }
}

async function leadHome() {
  const viewer = await findViewer()
  return replace(viewer === undefined ? loginPath(paths.home) : rootOf(viewer.role))
}

/** The signed-in person, or null; the page opens for those whom the server cannot name just now, too. */
async function findVisitor() {
  return (await findViewer().catch(() => undefined)) ?? null
}

async function skipLogin({ request }: LoaderFunctionArgs) {
  const viewer = await findVisitor()
  if (viewer === null) return null
  const { searchParams, origin } = new URL(request.url)
  const target = readReturnPath(searchParams.get('redirect'), origin) ?? rootOf(viewer.role)
  return isOtherDocument(target) ? redirectDocument(target) : replace(target)
}

export const routes: RouteObject[] = [
  {
    element: <Outlet />,
    errorElement: <LoneErrorPage />,
    hydrateFallbackElement: <StartingPage />,
    children: [
      { path: paths.home, element: nothing, loader: leadHome },
      {
        lazy: { Component: loadAuthLayout },
        children: authPages.map(({ path, loader, load }) => ({
          path,
          ...(loader && { loader }),
          lazy: { Component: load },
        })),
      },
      buildArea('student'),
      buildArea('teacher'),
      buildArea('admin'),
    ],
  },
]

/** Begins to load the page of the present address at once, so the cache should be back before. */
export function createRouter() {
  return createBrowserRouter(routes)
}
