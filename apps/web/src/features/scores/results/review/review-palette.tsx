import type { ReviewQuestion } from '@gerbang/contract/scores/results.ts'
import Flag from 'icon:flag'
import { joinClasses } from '../../../../ui/join-classes.ts'
import { outcomeLooks } from './outcome-looks.ts'
import { texts } from './texts.ts'

export function ReviewPalette(props: ReviewPaletteProps) {
  return (
    <nav aria-label={texts.palette} className="rounded-card border border-line bg-surface p-4 shadow-card">
      <ReviewGrid {...props} />
    </nav>
  )
}

export function ReviewGrid({ questions, places, current, onGo }: ReviewPaletteProps) {
  return (
    <ol className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-2">
      {questions.map(({ id, outcome, flagged }, index) => {
        const { icon: Icon, cell } = outcomeLooks[outcome]
        return (
          <li key={id} hidden={!places.includes(index)}>
            <button
              type="button"
              aria-label={texts.cell(index + 1, texts.outcomes[outcome], flagged)}
              aria-current={index === current ? 'step' : undefined}
              onClick={() => onGo(index)}
              className={joinClasses(
                'relative grid h-11 w-full place-items-center rounded-chip border text-md font-semibold',
                'aria-[current]:outline-3 aria-[current]:outline-offset-2 aria-[current]:outline-ink',
                cell,
              )}
            >
              {index + 1}
              <Icon aria-hidden size={11} strokeWidth={3} className="absolute top-1 right-1" />
              {flagged && <Flag aria-hidden size={11} strokeWidth={2.5} className="absolute top-1 left-1" />}
            </button>
          </li>
        )
      })}
    </ol>
  )
}

export interface ReviewPaletteProps {
  questions: ReviewQuestion[]
  places: number[]
  current: number
  onGo: (index: number) => void
}
