import { createRoot } from 'react-dom/client'
import { LoadingView } from './loading-view.tsx'
import { SessionView } from './session-view.tsx'
import { useAround } from './use-around.ts'
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
  const isHeld = hold !== null && hold.kind !== 'taken_over'
  const around = useAround(isHeld || submission !== null)
  if (around && session !== null && submission !== null) {
    return <around.ReceiptView progress={session.progress} {...submission} />
  }
  if (around && hold?.kind === 'blocked') return <around.BlockedView {...hold} />
  if (around && hold?.kind === 'not_started') return <around.StartView />
  const isRunning = session !== null && paper !== null
  return (
    <>
      {isRunning ? <SessionView session={session} paper={paper} /> : <LoadingView />}
      {around && hold?.kind === 'in_use' && <around.InUseDialog />}
      {around && hold?.kind === 'login' && !isRunning && <around.LoginDialog />}
    </>
  )
}
