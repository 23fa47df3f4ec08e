import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { texts } from './texts.ts'
import { useExam } from '../use-exam.ts'

/** The frame of the skeleton in `session.html`, so that nothing moves when one follows the other. */
export function LoadingView() {
  const { exam, state } = useExam()
  return (
    <div className="grid h-dvh grid-rows-[auto_1fr_auto]">
      <div className="h-16 border-b border-line bg-surface lg:h-17" />
      <main className="px-4 py-6 lg:px-6 lg:py-10">
        <div className="mx-auto max-w-[77rem]">
          <h1 className="text-sm font-bold text-muted">{texts.loading.title}</h1>
          {state.failures > 0 && (
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
          )}
        </div>
      </main>
      <div className="h-17 border-t border-line bg-surface" />
    </div>
  )
}
