import { type ListedQuestion, questions } from '@gerbang/contract/bank/questions.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { query } from '../../../../api/query.ts'
import { isTyping } from '../../../../question/keys.ts'
import { areShortcutsOn } from '../../../../question/use-shortcut-switch.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/page/empty-state.tsx'
import { Loaded } from '../../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../../ui/page/page-heading.tsx'
import { ProgressBar } from '../../../../ui/progress-bar.tsx'
import { Skeleton } from '../../../../ui/page/skeleton.tsx'
import { useKeyDown } from '../../../../ui/use-key-down.ts'
import { DecisionPanel } from './decision-panel.tsx'
import { ReviewedQuestion } from './reviewed-question.tsx'
import { texts } from './texts.ts'
import { type ReviewQueue, useReviewQueue } from './use-review-queue.ts'

const asked = { status: 'in_review', may: 'editable', sort: 'updated_at', per_page: 100 } as const

/** Questions in review, one after the other, decided without touching the mouse. */
export function ReviewQueuePage() {
  const [round, setRound] = useState(0)
  // The queue stands still while somebody works through it; a new round asks anew.
  const list = useQuery({
    ...query(questions.listAll, { query: asked }),
    staleTime: Infinity,
    refetchOnMount: 'always',
  })
  const again = async () => {
    await list.refetch()
    setRound(round + 1)
  }
  return (
    <>
      <PageHeading title={texts.title}>{texts.intro}</PageHeading>
      {list.isFetchedAfterMount ? (
        <Loaded from={list}>
          {({ data }) => <Queue key={round} rows={data} onAgain={() => void again()} />}
        </Loaded>
      ) : (
        <Skeleton rows={6} className="h-14" />
      )}
    </>
  )
}

function Queue({ rows, onAgain }: { rows: ListedQuestion[]; onAgain: () => void }) {
  const queue = useReviewQueue(rows)
  const { current, decided, isDone } = queue
  if (!current) return <EmptyState sketch="papers" words={texts.empty} />
  if (!isDone) return <Desk queue={queue} row={current} />
  const count = (act: 'approve' | 'return') => [...decided.values()].filter(one => one.act === act).length
  return (
    <EmptyState
      sketch="papers"
      words={{ title: texts.done.title, text: texts.done.text(count('approve'), count('return')) }}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          <Button onClick={onAgain}>{texts.done.more}</Button>
          <Button variant="secondary" busy={queue.isBusy} onClick={() => void queue.undo()}>
            {texts.undo}
          </Button>
        </span>
      }
    />
  )
}

function Desk({ queue, row }: { queue: ReviewQueue; row: ListedQuestion }) {
  const path = queue.pathOf(row)
  const note = useRef<HTMLTextAreaElement>(null)
  const question = useQuery(query(questions.get, { params: path }))
  const revision = question.data?.data.revision
  const approve = () => {
    if (revision !== undefined) void queue.decide('approve', revision)
  }

  useKeyDown(event => {
    if (!areShortcutsOn() || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if (isTyping(event.target) || document.querySelector('[role="dialog"]') !== null) return
    return {
      a: approve,
      r: () => note.current?.focus(),
      j: queue.next,
      k: queue.previous,
      u: () => void queue.undo(),
    }[event.key.toLowerCase()]
  })

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] *:min-w-0">
      <section aria-labelledby="reviewed">
        <ProgressBar
          label={texts.progress(queue.decided.size, queue.queue.length)}
          value={queue.decided.size}
          max={queue.queue.length}
        />
        <h2 id="reviewed" className="mt-5 text-lg" aria-live="polite">
          {texts.question(queue.at + 1, queue.queue.length)}
        </h2>
        <p className="mb-4 text-sm text-muted wrap-anywhere">
          {texts.place(row.bank.name, row.sub_test.name, row.author)}
        </p>
        <Loaded from={question} skeleton={<Skeleton rows={4} className="h-12" />}>
          {({ data }) => <ReviewedQuestion key={data.id} question={data} />}
        </Loaded>
      </section>
      <DecisionPanel
        key={row.id}
        queue={queue}
        row={row}
        note={note}
        revision={revision}
        onApprove={approve}
      />
    </div>
  )
}
