import { useEffect } from 'react'
import { isRouteErrorResponse, type NavigateFunction, useNavigate, useRouteError } from 'react-router'
import { ApiError, NetworkError } from '../api-error.ts'
import { clearCaches } from '../api/query-client.ts'
import { rootOf } from '../auth/guard.ts'
import { findViewer } from '../auth/viewer.ts'
import { KeptSessions } from '../exam/keep/kept-sessions.tsx'
import { paths } from '../paths.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { Logo } from '../ui/brand/logo.tsx'
import { PageTitle } from '../ui/page/page-title.tsx'
import { useProduct } from '../ui/brand/product.ts'
import { Sketch } from '../ui/chart/sketch.tsx'
import { errorTexts as words } from './error-texts.ts'
import { isLostFile } from './lost-files.ts'
import { isHookError, isReloading, reloadOnce } from './reload-once.ts'
import { StartingPage } from './starting-page.tsx'

/** With the way home above, where no frame stands around it. */
export function LoneErrorPage() {
  return (
    <>
      <header>
        <a
          href={paths.home}
          className="mx-3 mt-4 inline-flex min-h-11 items-center gap-3 rounded-control p-1 sm:mx-7"
        >
          <Logo />
          <span className="text-lg font-extrabold tracking-tight">{useProduct().name}</span>
        </a>
      </header>
      <ErrorPage />
    </>
  )
}

/** Shown in place of a page that could not be shown. */
export function ErrorPage() {
  const error = useRouteError()
  const { title, hint, detail, mayPass } = describeError(error)
  const navigate = useNavigate()
  useEffect(() => {
    if (!isCutOff(error)) return undefined
    const reload = () => location.reload()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [error])
  useEffect(() => {
    if (isHookError(error) && reloadOnce(location.href)) clearCaches()
  }, [error])
  if (isReloading()) return <StartingPage />
  return (
    <main className="mx-auto grid min-h-[70dvh] max-w-md content-center justify-items-center px-4 py-10 text-center">
      <PageTitle>{title}</PageTitle>
      <Sketch name="gate" />
      <h1 className="mt-6 text-3xl">{title}</h1>
      <p className="mt-2 text-muted">{hint}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button variant="secondary" onClick={() => void goBack(navigate)}>
          {texts.goBack}
        </Button>
        {mayPass && (
          <Button variant="secondary" onClick={() => location.reload()}>
            {texts.retry}
          </Button>
        )}
        <Button onClick={() => void findHome().then(home => navigate(home))}>{texts.goHome}</Button>
      </div>
      {detail !== undefined && (
        <details className="mt-6 w-full text-left text-sm text-muted">
          <summary className="min-h-11 cursor-pointer py-2.5">{words.detail}</summary>
          <p className="wrap-anywhere" lang="en">
            {detail}
          </p>
        </details>
      )}
      {isCutOff(error) && (
        <div className="mt-6 w-full">
          <KeptSessions />
        </div>
      )}
    </main>
  )
}

/** The page of ours before; a tab that was opened here has none, whatever the browser showed in it. */
async function goBack(navigate: NavigateFunction) {
  const place: unknown = history.state?.idx
  if (typeof place === 'number' && place > 0) return navigate(-1)
  return navigate(await findHome(), { replace: true })
}

/** The own root, or for a visitor the start page. */
async function findHome() {
  const viewer = await findViewer().catch(() => undefined)
  return viewer === undefined ? paths.home : rootOf(viewer.role)
}

interface Told {
  title: string
  hint: string
  /** What the browser says itself, for whoever mends it. */
  detail?: string
  mayPass: boolean
}

function describeError(error: unknown): Told {
  if (isRouteErrorResponse(error)) return describeStatus(error.status, error.statusText)
  if (error instanceof ApiError) return describeStatus(error.status, error.message)
  if (isCutOff(error)) {
    return navigator.onLine
      ? { title: words.silent, hint: words.silentHint, mayPass: true }
      : { title: words.offline, hint: words.offlineHint, mayPass: true }
  }
  if (error instanceof Error)
    return { title: words.application, hint: words.applicationHint, detail: error.message, mayPass: true }
  return { title: words.unknown, hint: words.unknownHint, mayPass: true }
}

/** The page or what it shows did not come. */
const isCutOff = (error: unknown) => error instanceof NetworkError || isLostFile(error)

function describeStatus(status: number, text: string): Told {
  if (status === 404) return { title: words[404], hint: words.notFoundHint, mayPass: false }
  if (status === 401) return { title: words[401], hint: words.unauthorizedHint, mayPass: false }
  if (status === 403) return { title: words[403], hint: words.forbiddenHint, mayPass: false }
  return { title: words.other(status), hint: text || words.unknownHint, mayPass: true }
}
