import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { listUnsent } from '../answers.ts'
import { DownloadAnswers } from '../keep/download-answers.tsx'
import { texts } from './texts.ts'
import { useExam } from '../use-exam.ts'

const words = texts.summary

/** Between "Kumpulkan" (or the end of the time) and the receipt. */
export function SubmittingView() {
  const { exam, state } = useExam()
  const isAsked = state.closing === 'asked'
  // A banner above says what it waits for instead.
  const isSending = state.failures === 0 && state.hold === null
  return (
    <div className="grid flex-1 place-items-center overflow-y-auto px-4 py-8">
      <div aria-live="polite" className="w-full max-w-lg">
        <h2 className="flex items-center gap-3 text-2xl">
          {isSending && <Spinner size={24} />}
          {isAsked ? words.sending : words.timeUp}
        </h2>
        {state.hold === null && (
          <p className="mt-2 text-md text-muted">{isAsked ? words.sendingNote : words.timeUpNote}</p>
        )}
        {state.failures > 0 && (
          <div className="mt-5">
            <Notice tone="doubt" title={words.unreachable}>
              {words.unreachableNote(listUnsent(state.rows).length)}
            </Notice>
            <div className="mt-4 flex flex-wrap gap-2">
              <Button onClick={() => void exam.retryNow()}>{words.retry}</Button>
              <DownloadAnswers />
              {isAsked && !state.submit_sent && (
                <Button variant="quiet" onClick={() => exam.cancelSubmit()}>
                  {words.back}
                </Button>
              )}
            </div>
            <p className="mt-2 text-sm text-muted">{words.downloadNote}</p>
          </div>
        )}
      </div>
    </div>
  )
}
