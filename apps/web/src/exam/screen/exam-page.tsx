import type { ErrorCode } from '@gerbang/contract/errors.ts'
import { type ReactNode, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import type { Exam } from '../exam.ts'
import { InUseDialog } from './in-use-dialog.tsx'
import { LoadingView } from './loading-view.tsx'
import { LoginDialog } from './login-dialog.tsx'
import { SessionView } from './session-view.tsx'
import type { Sitting, Submitted } from '../sitting.ts'
import { ExamContext, type ExamPlace, type FrameAnswer } from '../use-exam.ts'

/** What differs between kinds of session: the pages before, after, and in the way. */
export interface ExamPages<S extends Sitting, R extends Submitted> {
  start: () => ReactNode
  blocked: (refusal: { code: ErrorCode; message: string }) => ReactNode
  receipt: (sitting: S, submission: R) => ReactNode
  frameAnswer?: FrameAnswer
  notices?: ReactNode
  /** In place of the usual screen of questions. */
  running?: (sitting: S) => ReactNode
}

/** Takes over from the skeleton in `session.html` once there is more to show than that. */
export function showExam<S extends Sitting, R extends Submitted>(
  root: HTMLElement,
  exam: Exam<S, R>,
  { home, pages }: { home: ExamPlace['home']; pages: ExamPages<S, R> },
) {
  const show = () => {
    const { paper, hold, failures } = exam.getState()
    if (paper === null && hold === null && failures === 0) return
    stop()
    createRoot(root).render(
      <ExamContext value={{ exam, home, ...pages }}>
        <ExamPage exam={exam} pages={pages} />
      </ExamContext>,
    )
  }
  const stop = exam.subscribe(show)
  show()
}

function ExamPage<S extends Sitting, R extends Submitted>({ exam, pages }: ExamPageProps<S, R>) {
  const { hold, session, paper, submission } = useSyncExternalStore(exam.subscribe, exam.getState)
  if (session !== null && submission !== null) return pages.receipt(session.progress, submission)
  if (hold?.kind === 'blocked') return pages.blocked(hold)
  if (hold?.kind === 'not_started') return pages.start()
  const isRunning = session !== null && paper !== null
  return (
    <>
      {isRunning ? (
        pages.running?.(session.progress) || <SessionView session={session} paper={paper} />
      ) : (
        <LoadingView />
      )}
      {hold?.kind === 'in_use' && <InUseDialog />}
      {hold?.kind === 'login' && !isRunning && <LoginDialog />}
    </>
  )
}

interface ExamPageProps<S extends Sitting, R extends Submitted> {
  exam: Exam<S, R>
  pages: ExamPages<S, R>
}
