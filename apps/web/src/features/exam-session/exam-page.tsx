import { createRoot } from 'react-dom/client'
import { LoadingView } from './loading-view.tsx'
import { ReceiptView } from './receipt-view.tsx'
import { SessionView } from './session-view.tsx'
import { useAround } from './use-around.ts'
import { ExamContext, type ExamPlace, useExam } from './use-exam.ts'

export function showExam(root: HTMLElement, place: ExamPlace) {
  createRoot(root).render(
    <ExamContext value={place}>
      <ExamPage />
    </ExamContext>,
  )
}

function ExamPage() {
  const { state } = useExam()
  const around = useAround()
  const { hold, session, paper, submission } = state
  if (session !== null && submission !== null)
    return <ReceiptView progress={session.progress} {...submission} />
  if (hold?.kind === 'blocked' && around) return <around.BlockedView {...hold} />
  if (hold?.kind === 'not_started' && around) return <around.StartView />
  if (session !== null && paper !== null) {
    return (
      <>
        <SessionView session={session} paper={paper} />
        {hold?.kind === 'in_use' && around && <around.InUseDialog />}
      </>
    )
  }
  return (
    <>
      <LoadingView />
      {hold?.kind === 'in_use' && around && <around.InUseDialog />}
      {hold?.kind === 'login' && around && <around.LoginDialog />}
    </>
  )
}
