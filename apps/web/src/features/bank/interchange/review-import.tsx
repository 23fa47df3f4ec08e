import type { ImportDetail, ImportedCard, ImportState } from '@gerbang/contract/bank/interchange.ts'
import { interchange } from '@gerbang/contract/bank/interchange.ts'
import { useEffect, useRef } from 'react'
import { AskButton } from '../../../form/ask-button.tsx'
import '../../../question/reading.css'
import { useZoom } from '../../../question/use-zoom.tsx'
import { Card } from '../../../ui/card.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { TabLinks } from '../../../ui/page/tab-links.tsx'
import { CommitButton } from './commit-dialog.tsx'
import { useImportAddress } from './import-address.ts'
import { QuestionRail } from './question-rail.tsx'
import { ReviewQuestion } from './review-question.tsx'
import { texts } from './texts.ts'

const words = texts.review

const filters: { name: string | null; title: string; states: ImportState[] }[] = [
  { name: null, title: words.all, states: ['ready', 'check', 'no_key', 'faulty', 'skipped'] },
  { name: 'periksa', title: words.problems, states: ['check', 'faulty'] },
  { name: 'tanpa-kunci', title: words.noKey, states: ['no_key'] },
  { name: 'siap', title: words.ready, states: ['ready'] },
]

const pick = (cards: ImportedCard[], states: ImportState[]) =>
  cards.filter(({ state }) => states.includes(state))

/** Which question is open, and which come before and after it in the list as it is filtered. */
function useOpenQuestion(shown: ImportedCard[]) {
  const { position, change } = useImportAddress()
  // One that has been mended leaves the filter; it stays open until somebody goes on.
  const current = position ?? shown[0]?.position ?? null
  const go = (to: number | undefined) => {
    if (to !== undefined) change({ soal: String(to) })
  }
  return {
    current,
    go,
    next: () => go(shown.find(card => card.position > (current ?? 0))?.position),
    previous: () => go(shown.findLast(card => card.position < (current ?? 0))?.position),
  }
}

/** Whoever opens another question goes on with it: its keys must not be those of the link that was pressed. */
function useFocusOn(opened: string) {
  const pane = useRef<HTMLDivElement>(null)
  const before = useRef(opened)
  useEffect(() => {
    if (before.current === opened) return
    before.current = opened
    pane.current?.focus({ preventScroll: true })
  }, [opened])
  return pane
}

/** Everything that a document was understood as, before any of it goes into the bank. */
export function ReviewImport({ of }: { of: ImportDetail }) {
  const { filter, toFilter } = useImportAddress()
  const chosen = filters.find(({ name }) => name === filter) ?? filters[0]
  const shown = pick(of.questions, chosen?.states ?? [])
  const { current, go, next, previous } = useOpenQuestion(shown)
  const pane = useFocusOn(`${filter} ${current}`)
  const zoomed = useZoom()
  const tabs = filters.map(({ name, title, states }) => ({
    title: `${title} ${pick(of.questions, states).length}`,
    to: toFilter(name),
    isCurrent: name === chosen?.name,
  }))
  return (
    <>
      <PageHeading title={of.file_name} eyebrow={words.target(of.bank.name, of.sub_test.name)}>
        {words.counts(of.questions.length, of.passages.length, of.pictures)}
      </PageHeading>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <TabLinks label={words.tabs} tabs={tabs} />
        <div className="flex flex-wrap gap-2">
          <Discard id={of.id} />
          <CommitButton of={of} />
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[12rem_minmax(0,1fr)]">
        <QuestionRail cards={shown} current={current} onOpen={go} />
        <div ref={pane} tabIndex={-1} className="min-w-0 outline-none">
          {current === null ? (
            <p className="text-muted">{words.none}</p>
          ) : (
            <ReviewQuestion
              key={current}
              importId={of.id}
              passages={of.passages}
              position={current}
              onNext={next}
              onPrevious={previous}
            />
          )}
        </div>
      </div>
      <LeftOver of={of} />
      {zoomed}
    </>
  )
}

/** What the document holds beside questions. */
function LeftOver({ of: { unsupported, remarks } }: { of: ImportDetail }) {
  if (unsupported.length === 0 && remarks.length === 0) return null
  return (
    <div className="mt-6 grid gap-4">
      {unsupported.length > 0 && (
        <Card title={words.unsupported(unsupported.length)}>
          <ul className="grid grid-cols-1 gap-2">
            {unsupported.map(({ title, position, text }) => (
              <li key={`${position} ${title}`}>
                <details>
                  <summary className="cursor-pointer text-md font-semibold">{title}</summary>
                  <p className="mt-1 text-sm wrap-anywhere whitespace-pre-line text-muted">{text}</p>
                </details>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {remarks.length > 0 && (
        <Card title={words.remarks}>
          <ul className="grid list-disc gap-1 pl-5 text-md">
            {remarks.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}

function Discard({ id }: { id: string }) {
  const { change } = useImportAddress()
  return (
    <AskButton
      variant="quiet"
      label={words.discard.confirm}
      ask={{
        call: interchange.discard,
        input: { params: { id } },
        announces: false,
        onSuccess: () => change({ impor: null, lihat: null, soal: null }),
        words: words.discard,
      }}
    />
  )
}
