import type { TryoutCard } from '@gerbang/contract/exam/tryouts.ts'
import type { HistoryEntry } from '@gerbang/contract/learning/history.ts'
import ChevronRight from 'icon:chevron-right'
import InfinityIcon from 'icon:infinity'
import { Link } from 'react-router'
import { formatDuration } from '../../../format/format-duration.ts'
import { formatEstimate } from '../../../format/format-number.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { fillPath, paths } from '../../../paths.ts'
import { resultPath } from '../../../tryout/attempt-paths.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { StatusChip } from './status-chip.tsx'
import { texts } from './texts.ts'
import { tellStatus } from './tryout-status.ts'
import type { FindScore } from './use-scores.ts'

interface RowProps {
  tryout: TryoutCard
  findScore: FindScore
}

export function TryoutRow({ tryout, findScore }: RowProps) {
  const status = tellStatus(tryout)
  // When it was and how long it took is of no use any more; the day stands in the tile.
  const isClosed = tryout.phase === 'closed'
  const sizes = [
    texts.subTests(tryout.sub_test_count),
    texts.questions(tryout.question_count),
    ...(isClosed ? [] : [formatDuration(60 * Math.round(tryout.duration_seconds / 60))]),
    ...(tryout.access === 'code' && tryout.attempt === null ? [texts.codeNeeded] : []),
  ]
  return (
    <li className="relative flex flex-wrap items-start gap-3 p-4 transition-colors duration-150 hover:bg-sunken/60 has-focus-visible:bg-sunken/60 md:flex-nowrap md:items-center md:gap-4 md:p-5">
      <Tile tryout={tryout} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 className="text-base tracking-tight md:text-lg">
            <Link
              to={fillPath(paths.tryout, { slug: tryout.slug })}
              className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:-outline-offset-3 focus-visible:after:outline-3 focus-visible:after:outline-brand"
            >
              {tryout.title}
            </Link>
          </h3>
          {/* The heading of the group says the same of those. */}
          {status !== 'closed' && status !== 'upcoming' && <StatusChip state={status} />}
        </div>
        {!isClosed && <Window tryout={tryout} />}
        {!(isClosed && tryout.finished.length > 0) && (
          <p className="text-sm text-muted">{sizes.join(' · ')}</p>
        )}
        <Results tryout={tryout} findScore={findScore} />
      </div>
      {status === 'in_progress' ? (
        <Continue tryout={tryout} />
      ) : (
        <ChevronRight aria-hidden size={20} strokeWidth={1.75} className="mt-4 shrink-0 text-muted md:mt-0" />
      )}
    </li>
  )
}

export function Window({ tryout }: { tryout: Pick<TryoutCard, 'opens_at' | 'closes_at' | 'phase'> }) {
  const { formatTime, formatWindow } = useTimeFormat()
  const { opens_at, closes_at, phase } = tryout
  const openEnded = phase === 'upcoming' ? texts.opensAt(formatTime(opens_at)) : texts.openEnded
  return (
    <p className="mt-1 text-sm font-medium">
      {closes_at === null ? openEnded : formatWindow(opens_at, closes_at)}
    </p>
  )
}

/** The newest score, the way to its result, and to all of them. Links stand above the one that the whole row is. */
function Results({ tryout: { slug, title, finished }, findScore }: RowProps) {
  const [newest] = finished
  if (newest === undefined) return null
  const words = texts.again
  const entry = findScore(slug, newest.number)
  return (
    <div className="-mb-2 flex flex-wrap items-center gap-x-4 text-md font-semibold">
      {entry && <p>{tellScore(entry)}</p>}
      <Link
        to={resultPath({ slug, number: newest.number })}
        aria-label={words.seeNamed(title)}
        className={above}
      >
        {words.see}
      </Link>
      {finished.length > 1 && (
        <Link
          to={`${paths.history}?${new URLSearchParams({ kind: 'tryout', slug }).toString()}`}
          aria-label={words.timesNamed(finished.length, title)}
          className={above}
        >
          {words.times(finished.length)}
        </Link>
      )}
    </div>
  )
}

const above = 'relative inline-flex min-h-11 items-center text-brand underline'

const tellScore = ({ total, total_se }: HistoryEntry) =>
  total === null ? texts.again.waiting : texts.again.score(formatEstimate(total, total_se))

function Continue({ tryout: { slug, title } }: { tryout: TryoutCard }) {
  return (
    <Link
      to={fillPath(paths.subjects, { slug })}
      aria-label={texts.continueNamed(title)}
      className={`${buttonClasses('primary')} relative w-full md:w-auto`}
    >
      {texts.continue}
    </Link>
  )
}

/** The day on which it opens; practice that is open has none. */
function Tile({ tryout: { opens_at, closes_at, phase } }: { tryout: TryoutCard }) {
  const { day, month } = useTimeFormat().dayAndMonth(opens_at)
  const isEndless = closes_at === null && phase === 'open'
  return (
    <div
      aria-hidden
      className={joinClasses(
        'grid size-14 shrink-0 content-center justify-items-center rounded-control',
        phase === 'closed' ? 'bg-sunken text-muted' : 'bg-brand-soft text-brand',
      )}
    >
      {isEndless ? (
        <InfinityIcon size={26} strokeWidth={1.75} />
      ) : (
        <>
          <span className="text-xl leading-none font-extrabold">{day}</span>
          <span className="mt-1 text-xs leading-none font-semibold">{month}</span>
        </>
      )}
    </div>
  )
}
