import type { DrawnPaper } from '@gerbang/contract/learning/practices.ts'
import ArrowRight from 'icon:arrow-right'
import { type ReactNode, useEffect, useState } from 'react'
import { loginPath } from '../../../../auth/guard.ts'
import { listUnsent } from '../../../../exam/answers.ts'
import { canAnswer } from '../../../../exam/exam-state.ts'
import { QuestionView } from '../../../../exam/screen/question-view.tsx'
import { useExam } from '../../../../exam/use-exam.ts'
import { listItems } from '../../../../question/paper-items.ts'
import { SplitPane } from '../../../../question/split-pane.tsx'
import { ScoredContext } from '../../../../question/use-points-text.ts'
import { useReadingTab } from '../../../../question/use-reading-tab.ts'
import { useZoom } from '../../../../question/use-zoom.tsx'
import { Button } from '../../../../ui/button.tsx'
import { joinClasses } from '../../../../ui/join-classes.ts'
import type { PracticeSitting } from './practice-api.ts'
import { texts } from './texts.ts'

const words = texts.placement

/**
 * The question that is asked now. What is on the screen stays until it is answered, whatever was drawn anew meanwhile; without a
 * network the questions that are here already go on.
 */
function useAsked() {
  const { exam, state } = useExam()
  const { session, paper, rows } = state
  const drawn = (session?.progress as PracticeSitting | undefined)?.drawn ?? null
  const first = { questions: [], stimuli: [], ...paper, order: session?.order ?? [] } as Pick<
    DrawnPaper,
    'questions' | 'stimuli' | 'order'
  >
  const next = [...listItems(drawn ?? first, (drawn ?? first).order), ...listItems(first, first.order)]
  const isAnswered = (id: string) => rows.get(id)?.confirmed === true
  const answered = [...rows.values()].filter(({ confirmed }) => confirmed).length
  const [shown, setShown] = useState(() => next.find(({ question }) => !isAnswered(question.id)))
  const order = [...(drawn?.order ?? []), ...first.order]
  return {
    answered,
    // As many as were drawn at first: fewer where there are fewer questions.
    total: first.order.length,
    shown,
    partIds: order.find(({ question_id }) => question_id === shown?.question.id)?.part_ids ?? [],
    row: shown && rows.get(shown.question.id),
    leave: (value?: null) => {
      if (!shown) return
      exam.answer(shown.question.id, { confirmed: true, ...(value === null && { value }) })
      setShown(next.find(({ question }) => question.id !== shown.question.id && !isAnswered(question.id)))
    },
  }
}

/** Eight questions without a clock, a list or a mark: an answer, or "not known yet". */
export function PlacementView() {
  const { exam, state } = useExam()
  const { answered, total, shown, partIds, row, leave } = useAsked()
  const isOver = answered >= total || shown === undefined
  const zoomed = useZoom()
  useEffect(() => {
    if (isOver) void exam.submit()
  }, [isOver, exam])
  return (
    <div className="grid h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden">
      <Head answered={answered} total={total} />
      <main className="flex min-h-0 flex-col">
        <Waiting />
        {isOver || state.closing !== 'no' ? (
          <Leaving />
        ) : (
          <Stage shown={shown}>
            <p className="mb-2 text-sm font-semibold text-muted">{shown.question.subject}</p>
            <ScoredContext value={false}>
              <QuestionView
                key={shown.question.id}
                item={{ ...shown, number: answered + 1 }}
                total={total}
                partIds={partIds}
                lang={shown.question.lang}
                row={row}
                isReadOnly={!canAnswer(state)}
              />
            </ScoredContext>
            {answered === 0 && <p className="mt-6 text-sm text-muted">{words.promise}</p>}
          </Stage>
        )}
      </main>
      {!isOver && state.closing === 'no' && (
        <Bar canGoOn={row !== undefined && row.value !== null} leave={leave} />
      )}
      {zoomed}
    </div>
  )
}

function Head({ answered, total }: { answered: number; total: number }) {
  const { exam } = useExam()
  return (
    <header className="z-10 border-b border-line bg-surface px-4 py-2 lg:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <div className="min-w-0 flex-1 basis-40">
          <h1 className="text-base leading-tight">{words.title}</h1>
          <p className="text-sm text-muted">{words.progress}</p>
        </div>
        <Button variant="quiet" className="-mr-4 shrink-0 text-brand!" onClick={() => void exam.submit()}>
          {words.later}
        </Button>
      </div>
      <div aria-hidden className="mt-1.5 flex gap-1.5">
        {Array.from({ length: total }, (_, place) => (
          <span
            key={place}
            className={joinClasses('h-1.5 flex-1 rounded-full', place < answered ? 'bg-brand' : 'bg-line')}
          />
        ))}
      </div>
    </header>
  )
}

function Stage({
  shown,
  children,
}: {
  shown: ReturnType<typeof listItems<DrawnPaper['questions'][number]>>[number]
  children: ReactNode
}) {
  const { reveal: _, ...reading } = useReadingTab(shown)
  const { stimulus, question } = shown
  if (stimulus !== null)
    return (
      <div className="min-h-0 flex-1">
        <SplitPane
          key={stimulus.id}
          stimulus={stimulus}
          questionId={question.id}
          lang={question.lang}
          reading={reading}
        >
          {children}
        </SplitPane>
      </div>
    )
  return (
    <div key={question.id} className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain">
      <div className="mx-auto max-w-[46rem] px-4 py-6 lg:py-10">{children}</div>
    </div>
  )
}

function Bar({ canGoOn, leave }: { canGoOn: boolean; leave: (value?: null) => void }) {
  return (
    <nav
      aria-label={words.bar}
      className="z-10 flex flex-wrap gap-2 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:justify-center lg:gap-3"
    >
      <Button variant="secondary" className="max-lg:flex-1" onClick={() => leave(null)}>
        {words.unknown}
      </Button>
      <Button className="max-lg:flex-1" disabled={!canGoOn} onClick={() => leave()}>
        {words.next}
        <ArrowRight aria-hidden size={18} strokeWidth={2} />
      </Button>
    </nav>
  )
}

/** What keeps the answers on this device, and what to do about it. */
function Waiting() {
  const { state } = useExam()
  const count = listUnsent(state.rows).length
  const isSignedOut = state.hold?.kind === 'login'
  if (!isSignedOut && (count === 0 || state.failures === 0)) return null
  return (
    <p role="alert" className="border-b border-line bg-sunken px-4 py-2 text-sm lg:px-6">
      {words.kept(count)}{' '}
      {isSignedOut && (
        <a href={loginPath(location.pathname)} className="font-semibold text-brand">
          {words.signIn}
        </a>
      )}
    </p>
  )
}

function Leaving() {
  const { exam, state } = useExam()
  return (
    <div className="grid flex-1 place-items-center px-4 py-8">
      <div aria-live="polite" className="w-full max-w-lg">
        <h2 className="text-2xl">{words.leaving}</h2>
        {state.failures > 0 && (
          <>
            <p className="mt-2 text-md text-muted">{words.offline}</p>
            <Button className="mt-4" onClick={() => void exam.retryNow()}>
              {words.retry}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
