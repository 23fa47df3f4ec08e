import type { Review } from '@gerbang/contract/results.ts'
import { ArrowLeft } from 'lucide-react'
import { useMemo, useState } from 'react'
import { fillPath, paths } from '../../paths.ts'
import { listItems } from '../../question/paper-items.ts'
import { SplitPane } from '../../question/split-pane.tsx'
import { useKeys } from '../../question/use-keys.ts'
import { useReadingTab } from '../../question/use-reading-tab.ts'
import { useZoom } from '../../question/use-zoom.tsx'
import { buttonClasses } from '../../ui/button.tsx'
import { type Filter, filterQuestions, filters, findNeighbour } from './review-filter.ts'
import { ReviewBar } from './review-bar.tsx'
import { ReviewPalette } from './review-palette.tsx'
import { ReviewQuestionView } from './review-question-view.tsx'
import { ScoreLine } from './score-line.tsx'
import { texts } from './texts.ts'

/** The session's layout, read-only: right and wrong, the key, and how to get there. */
export function ReviewView({ slug, review, onSubTest }: ReviewViewProps) {
  const items = useMemo(() => listItems(review, review.order), [review])
  const [filter, setFilter] = useState<Filter>('all')
  const [index, setIndex] = useState(0)
  const zoomed = useZoom()
  const questions = items.map(item => item.question)
  const places = filterQuestions(questions, filter)
  const item = items[index]
  const { reveal: _reveal, ...reading } = useReadingTab(
    item,
    review.stimuli.map(({ id }) => id),
  )
  const previous = findNeighbour(places, index, -1)
  const next = findNeighbour(places, index, 1)
  const go = (place: number | null) => place !== null && setIndex(place)
  useKeys(({ kind }) => {
    if (kind === 'next') go(next)
    if (kind === 'previous') go(previous)
  })
  const choose = (filter: Filter) => {
    setFilter(filter)
    setIndex(filterQuestions(questions, filter)[0] ?? index)
  }
  if (item === undefined) return null

  const question =
    places.length === 0 ? (
      <p>{texts.none}</p>
    ) : (
      <ReviewQuestionView
        slug={slug}
        key={item.question.id}
        item={item}
        total={items.length}
        partIds={review.order[index]?.part_ids ?? []}
        lang={review.lang}
      />
    )
  const list = { questions, places, current: index, onGo: setIndex }
  const palette = <ReviewPalette {...list} />
  return (
    <div className="grid h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden">
      <header className="z-10 border-b border-line bg-surface">
        <div className="flex min-h-15 flex-wrap items-center gap-x-2 gap-y-1 px-4 py-1.5 sm:gap-x-3 lg:px-6">
          <a
            href={fillPath(paths.result, { slug })}
            aria-label={texts.back}
            className={buttonClasses('quiet', 'icon')}
          >
            <ArrowLeft aria-hidden size={20} strokeWidth={1.75} />
          </a>
          <div className="flex-1 max-sm:order-last max-sm:basis-full">
            <h1 className="text-md leading-snug max-sm:sr-only lg:text-base">{texts.title}</h1>
            <p className="text-xs text-muted lg:text-sm">
              <ScoreLine review={review} />
              {review.tryout_title}
            </p>
          </div>
          <label className="min-w-0 max-sm:flex-1">
            <span className="sr-only">{texts.subTests}</span>
            <select
              value={review.sub_test_id}
              onChange={event => onSubTest(event.target.value)}
              className="min-h-11 w-full truncate rounded-control border border-line-strong bg-surface px-3 text-md font-semibold"
            >
              {review.sub_tests.map(({ id, subject, correct, questions }) => (
                <option key={id} value={id}>
                  {subject.name} · {texts.score(correct, questions)}
                </option>
              ))}
            </select>
          </label>
        </div>
        <fieldset
          aria-label={texts.filterLabel}
          className="flex flex-wrap gap-1 px-4 pb-2.5 min-[22rem]:gap-1.5 sm:gap-2 lg:px-6"
        >
          {filters.map(name => (
            <button
              key={name}
              type="button"
              aria-pressed={filter === name}
              onClick={() => choose(name)}
              className="min-h-9 rounded-full border border-line px-1 text-xs font-semibold whitespace-nowrap max-[22rem]:grow min-[22rem]:px-2.5 min-[22rem]:text-sm sm:px-3.5 text-muted aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand"
            >
              {texts.filters[name]} {filterQuestions(questions, name).length}
            </button>
          ))}
        </fieldset>
      </header>
      {item.stimulus && places.length > 0 ? (
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

interface ReviewViewProps {
  slug: string
  review: Review
  onSubTest: (id: string) => void
}
