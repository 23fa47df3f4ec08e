import type { Review } from '@gerbang/contract/scores/results.ts'
import ArrowLeft from 'icon:arrow-left'
import type { ReactNode } from 'react'
import { readAttempt, resultPath } from '../../../../tryout/attempt-paths.ts'
import { buttonClasses } from '../../../../ui/button.tsx'
import { type Filter, filterQuestions, filters } from './review-filter.ts'
import { ScoreLine } from './score-line.tsx'
import { texts } from './texts.ts'
import { PressedButtons } from '../../../../ui/pressed-buttons.tsx'

/** Where one is, and which sub-test. */
export function ReviewHeader({ slug, review, chosen, onSubTest, children }: ReviewHeaderProps) {
  return (
    <header className="z-10 border-b border-line bg-surface">
      <div className="flex min-h-12 flex-wrap items-center gap-x-2 gap-y-1 px-4 pt-2 pb-1.5 sm:min-h-15 sm:gap-x-3 sm:py-1.5 lg:px-6">
        <a
          href={resultPath({ slug, number: readAttempt(location.search) })}
          aria-label={texts.back}
          className={buttonClasses('quiet', 'icon')}
        >
          <ArrowLeft aria-hidden size={20} strokeWidth={1.75} />
        </a>
        <div className="flex-1 max-sm:sr-only">
          <h1 className="text-md leading-snug lg:text-base">{texts.title}</h1>
          <p className="text-xs text-muted lg:text-sm">
            <ScoreLine review={review} />
            {review.tryout_title}
          </p>
        </div>
        <label className="min-w-0 max-sm:flex-1">
          <span className="sr-only">{texts.subTests}</span>
          <select
            value={chosen}
            onChange={event => onSubTest(event.target.value)}
            className="min-h-11 w-full truncate rounded-control border border-line-strong bg-surface px-3 text-md font-semibold"
          >
            {review.sub_tests.map(({ id, subject, correct, questions }) => (
              <option key={id} value={id}>
                {texts.score(correct, questions)} · {subject.name}
              </option>
            ))}
          </select>
        </label>
      </div>
      {children}
    </header>
  )
}

/** Which questions are gone through, with how many there are of each, where there are any. */
export function Filters({ questions, current, onChoose }: FiltersProps) {
  const counted = filters.map(name => [name, filterQuestions(questions, name).length] as const)
  const shown = counted.filter(([name, count]) => count > 0 || name === 'all')
  return (
    <fieldset
      aria-label={texts.filterLabel}
      className="flex min-w-0 flex-wrap gap-1.5 px-4 pb-1.5 sm:gap-2 sm:pb-2.5 lg:px-6"
    >
      <PressedButtons
        of={shown.map(([name, count]) => [name, `${texts.filters[name]} ${count}`])}
        current={current}
        onPick={onChoose}
        className="min-h-9 shrink-0 rounded-full border border-line px-2.5 text-sm font-semibold whitespace-nowrap sm:px-3.5 text-muted aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand"
      />
    </fieldset>
  )
}

interface ReviewHeaderProps {
  slug: string
  review: Review
  chosen: string
  onSubTest: (id: string) => void
  children: ReactNode
}

interface FiltersProps {
  questions: Parameters<typeof filterQuestions>[0]
  current: Filter
  onChoose: (filter: Filter) => void
}
