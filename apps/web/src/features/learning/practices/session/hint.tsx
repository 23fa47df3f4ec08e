import Signpost from 'icon:signpost'
import { useRef } from 'react'
import { QuestionHtml } from '../../../../question/question-html.tsx'
import { Button } from '../../../../ui/button.tsx'
import { texts } from './texts.ts'
import { useHint } from './use-hint.ts'

const words = texts.hint

/** Asked for only when it is wanted, and told what it means for what is known. A screen reader reads it where it appears. */
export function Hint({ questionId, canAsk }: { questionId: string; canAsk: boolean }) {
  const { html, isAsking, fault, ask } = useHint(questionId)
  const isWanted = useRef(false)
  /** The button that had the focus is gone. */
  const takeFocus = (heading: HTMLElement | null) => {
    if (heading === null || !isWanted.current) return
    isWanted.current = false
    heading.focus()
  }
  return (
    <div aria-live="polite" className="mt-5">
      {html !== undefined && (
        <section aria-label={words.title} className="rounded-card border border-line bg-sunken p-4">
          <h3 ref={takeFocus} tabIndex={-1} className="mb-1 flex items-center gap-2 text-md outline-none">
            <Signpost aria-hidden size={18} strokeWidth={1.75} className="text-brand" />
            {words.title}
          </h3>
          <QuestionHtml html={html} />
          <p className="mt-2 text-sm text-muted">{words.counted}</p>
        </section>
      )}
      {html === undefined && canAsk && (
        <Button
          variant="quiet"
          size="large"
          className="-ml-3 px-3! text-brand!"
          busy={isAsking}
          icon={<Signpost aria-hidden size={18} strokeWidth={1.75} />}
          onClick={() => {
            isWanted.current = true
            void ask()
          }}
        >
          {words.show}
        </Button>
      )}
      {fault !== undefined && html === undefined && <p className="mt-1 text-md text-muted">{fault}</p>}
    </div>
  )
}

/** Beside what an answer was: that it was given with a hint, and which. */
export function HintUsed({ questionId }: { questionId: string }) {
  const { html } = useHint(questionId)
  if (html === undefined) return null
  return (
    <section aria-label={words.title} className="mt-4 rounded-card bg-sunken p-4">
      <h3 className="text-md">{words.used}</h3>
      <QuestionHtml html={html} />
    </section>
  )
}
