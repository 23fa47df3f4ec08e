import { type TryoutDetail, tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { useQuery } from '@tanstack/react-query'
import Check from 'icon:check'
import { query } from '../../../api/query.ts'
import { formatDuration } from '../../../format/format-duration.ts'
import { Card } from '../../../ui/card.tsx'
import { texts } from './texts.ts'

const words = texts.detail

/** Which sub-tests of the running attempt are done. */
function useDone({ slug, attempt }: TryoutDetail): Set<string> {
  const isUnderWay = attempt !== null && attempt.status !== 'enrolled' && attempt.status !== 'void'
  const { data } = useQuery({ ...query(tryouts.subjects, { params: { slug } }), enabled: isUnderWay })
  const closed = data?.data.sub_tests.filter(({ state }) => state === 'closed') ?? []
  return new Set(isUnderWay ? closed.map(({ id }) => id) : [])
}

/** The day ahead, in its order, with a tick at what is done. */
export function SubTestTimeline({ tryout }: { tryout: TryoutDetail }) {
  const { sub_tests, mode, duration_seconds } = tryout
  const done = useDone(tryout)
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
            <Step position={position} isDone={done.has(id)} />
            <div className="min-w-0 pt-1">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <p className="text-md font-semibold">{subject.name}</p>
                <p className="text-sm text-muted">
                  {texts.questions(question_count)} · {formatDuration(duration_seconds)}
                </p>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Step({ position, isDone }: { position: number; isDone: boolean }) {
  if (!isDone)
    return (
      <span
        aria-hidden
        className="grid size-8 place-items-center rounded-full border border-line bg-surface text-sm font-bold text-muted"
      >
        {position}
      </span>
    )
  return (
    <span className="grid size-8 place-items-center rounded-full bg-ok-soft text-ok">
      <Check aria-hidden size={18} strokeWidth={2.5} />
      <span className="sr-only">{words.done}</span>
    </span>
  )
}
