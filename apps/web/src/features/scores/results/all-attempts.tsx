import type { Result } from '@gerbang/contract/scores/results.ts'
import { Link } from 'react-router'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { formatEstimate } from '../../../format/format-number.ts'
import { resultPath } from '../../../tryout/attempt-paths.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { texts } from './texts.ts'

const words = texts.result

/** Each finished attempt of the try-out with the way to its own result. */
export function AllAttempts({ result: { tryout, attempt, attempts } }: { result: Result }) {
  return (
    <Card title={words.attempts} note={words.attemptsNote} className="mt-6">
      <ol className="-my-2 divide-y divide-line">
        {attempts.map(own => (
          <Row key={own.number} slug={tryout.slug} own={own} isShown={own.number === attempt.number} />
        ))}
      </ol>
    </Card>
  )
}

function Row({ slug, own: { number, finished_at, total, total_se }, isShown }: RowProps) {
  const { formatTime } = useTimeFormat()
  return (
    <li>
      <Link
        to={resultPath({ slug, number })}
        aria-current={isShown ? 'page' : undefined}
        className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5"
      >
        <span>
          <span className="flex items-center gap-2 text-md font-semibold">
            {words.attempt(number)}
            {isShown && <Chip tone="brand">{words.current}</Chip>}
          </span>
          {finished_at !== null && (
            <span className="block text-sm text-muted">{formatTime(finished_at)}</span>
          )}
        </span>
        <span className={total === null ? 'text-sm text-muted' : 'text-md font-bold'}>
          {total === null ? words.pending : formatEstimate(total, total_se)}
        </span>
      </Link>
    </li>
  )
}

interface RowProps {
  slug: string
  own: Result['attempts'][number]
  isShown: boolean
}
