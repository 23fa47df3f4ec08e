import type { Review, ReviewQuestion } from '@gerbang/contract/scores/results.ts'
import { useMemo, useState } from 'react'
import { listItems } from '../../../../question/paper-items.ts'
import { SplitPane } from '../../../../question/split-pane.tsx'
import { useKeys } from '../../../../question/use-keys.ts'
import { useReadingTab } from '../../../../question/use-reading-tab.ts'
import { useZoom } from '../../../../question/use-zoom.tsx'
import { type Filter, filterQuestions, findNeighbour, findOpening } from './review-filter.ts'
import { ReviewBar } from './review-bar.tsx'
import { Filters, ReviewHeader } from './review-header.tsx'
import { ReviewPalette } from './review-palette.tsx'
import { ReviewQuestionView } from './review-question-view.tsx'
import { texts } from './texts.ts'

/** The session's layout, read-only: right and wrong, the key, and how to get there. */
export function ReviewView({ slug, review, chosen, onSubTest }: ReviewViewProps) {
  const items = useMemo(() => listItems(review, review.order), [review])
  const questions = items.map(item => item.question)
  const { filter, choose, places, index, setIndex, previous, next } = usePlace(questions)
  const zoomed = useZoom()
  const item = items[index]
  const { reveal: _reveal, ...reading } = useReadingTab(
    item,
    review.stimuli.map(({ id }) => id),
  )
  if (item === undefined) return null

  const question = (
    <>
      {review.held > 0 && <p className="mb-4 text-sm text-muted">{texts.held(review.held)}</p>}
      {filter === 'sure' && <p className="mb-4 text-sm text-muted">{texts.sureNote}</p>}
      <ReviewQuestionView
        slug={slug}
        key={item.question.id}
        item={item}
        total={items.length}
        partIds={review.order[index]?.part_ids ?? []}
        lang={review.lang}
        facts={review.facts.find(({ question_id }) => question_id === item.question.id)}
        note={review.notes.find(({ question_id }) => question_id === item.question.id)?.text ?? ''}
      />
    </>
  )
  const list = { questions, places, current: index, onGo: setIndex }
  const palette = <ReviewPalette {...list} />
  // What is pressed on a sheet that is about to go would go with it.
  const isLeaving = chosen !== review.sub_test_id
  return (
    <div
      inert={isLeaving}
      aria-busy={isLeaving}
      className="grid h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden inert:opacity-60"
    >
      <ReviewHeader slug={slug} review={review} chosen={chosen} onSubTest={onSubTest}>
        <Filters questions={questions} current={filter} onChoose={choose} />
      </ReviewHeader>
      {item.stimulus ? (
        <main className="flex min-h-0">
          <div className="min-w-0 flex-1">
            <SplitPane
              key={item.stimulus.id}
              stimulus={item.stimulus}
              questionId={item.question.id}
              lang={review.lang}
              reading={reading}
            >
              {question}
            </SplitPane>
          </div>
          <aside className="hidden w-83 shrink-0 overflow-y-auto border-l border-line p-4 xl:block">
            {palette}
          </aside>
        </main>
      ) : (
        <main
          key={item.question.id}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the only way to scroll it with the keyboard
          tabIndex={0}
          className="relative min-h-0 overflow-y-auto overscroll-contain"
        >
          <div className="mx-auto flex max-w-[80rem] items-start gap-12 px-4 py-6 lg:px-6 lg:py-10">
            <div className="min-w-0 flex-1">{question}</div>
            <aside className="hidden w-75 shrink-0 lg:block">{palette}</aside>
          </div>
        </main>
      )}
      <ReviewBar list={list} previous={previous} next={next} isSplit={item.stimulus !== null} />
      {zoomed}
    </div>
  )
}

/** Which question is looked at, of those that the filter leaves; arrow keys go through them. */
function usePlace(questions: ReviewQuestion[]) {
  const [filter, setFilter] = useState(() => findOpening(questions))
  const [index, setIndex] = useState(() => filterQuestions(questions, filter)[0] ?? 0)
  const places = filterQuestions(questions, filter)
  const previous = findNeighbour(places, index, -1)
  const next = findNeighbour(places, index, 1)
  const go = (place: number | null) => place !== null && setIndex(place)
  useKeys(({ kind }) => {
    if (kind === 'next') go(next)
    if (kind === 'previous') go(previous)
  })
  const choose = (chosen: Filter) => {
    setFilter(chosen)
    setIndex(filterQuestions(questions, chosen)[0] ?? index)
  }
  return { filter, choose, places, index, setIndex, previous, next }
}

interface ReviewViewProps {
  slug: string
  review: Review
  /** The sub-test that was asked for last; not the one on the screen while it is loading. */
  chosen: string
  onSubTest: (id: string) => void
}
