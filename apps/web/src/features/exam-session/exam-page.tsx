import { createRoot } from 'react-dom/client'
import { BlockedView } from './blocked-view.tsx'
import { InUseDialog } from './in-use-dialog.tsx'
import { LoadingView } from './loading-view.tsx'
import { LoginDialog } from './login-dialog.tsx'
import { ReceiptView } from './receipt-view.tsx'
import { SessionView } from './session-view.tsx'
import { StartView } from './start-view.tsx'
import { ExamContext, type ExamPlace, useExam } from './use-exam.ts'

/** Takes over from the skeleton in `session.html` once there is more to show than that. */
export function showExam(root: HTMLElement, place: ExamPlace) {
  const { exam } = place
  const show = () => {
    const { paper, hold, failures } = exam.getState()
    if (paper === null && hold === null && failures === 0) return
    stop()
    createRoot(root).render(
      <ExamContext value={place}>
        <ExamPage />
      </ExamContext>,
    )
  }
  const stop = exam.subscribe(show)
  show()
}

function ExamPage() {
  const { state } = useExam()
  const { hold, session, paper, submission } = state
  if (session !== null && submission !== null) {
    return <ReceiptView progress={session.progress} {...submission} />
  }
  if (hold?.kind === 'blocked') return <BlockedView {...hold} />
  if (hold?.kind === 'not_started') return <StartView />
  const isRunning = session !== null && paper !== null
  return (
    <>
      {isRunning ? <SessionView session={session} paper={paper} /> : <LoadingView />}
      {hold?.kind === 'in_use' && <InUseDialog />}
      {hold?.kind === 'login' && !isRunning && <LoginDialog />}
    </>
  )
}
