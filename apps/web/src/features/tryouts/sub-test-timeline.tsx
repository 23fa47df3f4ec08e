import type { TryoutDetail } from '@gerbang/contract/tryouts.ts'
import { formatDuration } from '../../format/format-duration.ts'
import { Card } from '../../ui/card.tsx'
import { texts } from './texts.ts'

const words = texts.detail

/** The day ahead: each sub-test as long as it is, in its order. */
export function SubTestTimeline({ tryout }: { tryout: TryoutDetail }) {
  const { sub_tests, mode, duration_seconds } = tryout
  const longest = Math.max(...sub_tests.map(subTest => subTest.duration_seconds))
  return (
    <Card
      title={mode === 'blocking' ? words.timeline : words.timelineFree}
      note={words.timelineNote(formatDuration(duration_seconds))}
    >
      <ol>
        {sub_tests.map(({ id, subject, position, question_count, duration_seconds }) => (
          <li key={id} className="group relative grid grid-cols-[2rem_minmax(0,1fr)] gap-4 pb-5 last:pb-0">
            <span
              aria-hidden
              className="absolute top-8 bottom-0 left-4 w-px -translate-x-1/2 bg-line group-last:hidden"
            />
            <span
              aria-hidden
              className="grid size-8 place-items-center rounded-full border border-line bg-surface text-sm font-bold text-muted"
            >
              {position}
            </span>
            <div className="min-w-0 pt-1">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <p className="text-md font-semibold">{subject.name}</p>
                <p className="text-sm text-muted">
                  {texts.questions(question_count)} · {formatDuration(duration_seconds)}
                </p>
              </div>
              <div aria-hidden className="mt-2 h-1.5 rounded-full bg-sunken">
                <div
                  className="h-full rounded-full bg-bar"
                  style={{ width: `${(100 * duration_seconds) / longest}%` }}
                />
              </div>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
