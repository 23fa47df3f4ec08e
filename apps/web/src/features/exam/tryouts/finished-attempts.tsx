import type { FinishedAttempt } from '@gerbang/contract/exam/tryouts.ts'
import ChevronRight from 'icon:chevron-right'
import { Link } from 'react-router'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { resultPath } from '../../../tryout/attempt-paths.ts'
import { Card } from '../../../ui/card.tsx'
import { texts } from './texts.ts'

const words = texts.again

/** The way to each result of a try-out that was taken more than once. */
export function FinishedAttempts({ slug, finished }: { slug: string; finished: FinishedAttempt[] }) {
  const { formatTime } = useTimeFormat()
  return (
    <Card title={words.results}>
      <ul className="-my-2 divide-y divide-line">
        {finished.map(({ number, finished_at }) => (
          <li key={number}>
            <Link
              to={resultPath({ slug, number })}
              className="flex min-h-11 items-center justify-between gap-3 rounded-chip py-2.5"
            >
              <span>
                <span className="block text-md font-semibold">{words.attempt(number)}</span>
                {finished_at !== null && (
                  <span className="block text-sm text-muted">{words.finished(formatTime(finished_at))}</span>
                )}
              </span>
              <ChevronRight aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
