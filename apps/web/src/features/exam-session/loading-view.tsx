import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { texts } from './texts.ts'
import { useExam } from './use-exam.ts'

/** The same shape as the skeleton in `session.html`, so that nothing moves when React takes over. */
export function LoadingView() {
  const { exam, state } = useExam()
  return (
    <div className="grid h-dvh grid-rows-[auto_1fr_auto]">
      <div className="h-16 border-b border-line bg-surface lg:h-17" />
      <main className="px-4 py-6 lg:px-6 lg:py-10">
        <div className="mx-auto max-w-[77rem]">
          <h1 className="text-sm font-bold text-muted">{texts.loading.title}</h1>
          {state.failures > 0 ? (
            <div aria-live="polite" className="mt-4 max-w-xl">
              <Notice
                tone="doubt"
                title={texts.loading.waiting}
                action={
                  <Button variant="secondary" onClick={() => void exam.retryNow()}>
                    {texts.loading.retry}
                  </Button>
                }
              >
                {texts.loading.clock}
              </Notice>
            </div>
          ) : (
            <Bones />
          )}
        </div>
      </main>
      <div className="h-17 border-t border-line bg-surface" />
    </div>
  )
}

function Bones() {
  return (
    <div aria-hidden className="mt-4 grid max-w-[46rem] gap-3">
      <div className="h-5 w-11/12 rounded-chip bg-sunken" />
      <div className="mb-4 h-5 w-3/5 rounded-chip bg-sunken" />
      {['a', 'b', 'c', 'd', 'e'].map(option => (
        <div key={option} className="h-15 rounded-control border border-line bg-surface" />
      ))}
    </div>
  )
}
