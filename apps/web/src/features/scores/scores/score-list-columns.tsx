import type { ScoreRun } from '@gerbang/contract/scores/score-runs.ts'
import type { ScoredTryout } from '@gerbang/contract/scores/scores.ts'
import { Play, Send } from 'lucide-react'
import { Link } from 'react-router'
import { formatCount } from '../../../format/format-number.ts'
import { fillPath, paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { createColumns } from '../../../ui/table/table-columns.ts'
import { Moment } from '../../../auth/moment.tsx'
import { RunChip } from './run-chip.tsx'
import { canStart, isActive, isComputed, isWaiting } from './run-state.ts'
import { texts } from './texts.ts'

const words = texts.list.columns
const column = createColumns<ScoredTryout>()
const phaseTones = { upcoming: 'neutral', open: 'brand', closed: 'neutral' } as const

interface Tools {
  start: (tryout: ScoredTryout) => void
  publish: (run: ScoreRun) => void
}

export function createScoreColumns({ start, publish }: Tools) {
  return column.columns([
    column.accessor('title', {
      header: words.title,
      enableSorting: true,
      cell: ({ row: { original } }) => (
        <Link
          to={fillPath(paths.scoreRank, { id: original.id })}
          className="rounded-chip py-2 text-brand hover:underline"
        >
          {original.title}
        </Link>
      ),
    }),
    column.accessor('participants', {
      header: words.participants,
      enableSorting: true,
      sortDescFirst: true,
      meta: { align: 'end' },
      cell: ({ getValue }) => formatCount(getValue()),
    }),
    column.accessor('newest_run', {
      header: words.newest,
      cell: ({ getValue }) => <NewestRun run={getValue()} />,
    }),
    column.display({
      id: 'actions',
      header: words.actions,
      cell: ({ row: { original } }) => <NextStep tryout={original} start={start} publish={publish} />,
    }),
    column.accessor('published_run', {
      header: words.published,
      cell: ({ row: { original } }) => <PublishedRun tryout={original} />,
    }),
    column.accessor('phase', {
      header: words.phase,
      cell: ({ getValue }) => <Chip tone={phaseTones[getValue()]}>{texts.phases[getValue()]}</Chip>,
    }),
    column.accessor('closes_at', {
      header: words.closes,
      enableSorting: true,
      cell: ({ getValue }) => {
        const closesAt = getValue()
        return closesAt === null ? texts.list.openEnded : <Moment iso={closesAt} />
      },
    }),
  ])
}

function NewestRun({ run }: { run: ScoreRun | null }) {
  if (!isComputed(run)) return <span className="text-muted">{texts.list.none}</span>
  return (
    <span className="flex items-center gap-2">
      <RunChip status={run.status} />
      <span className="text-muted">
        {isActive(run) ? texts.percent(run.progress) : `#${run.number} · ${texts.models[run.model]}`}
      </span>
    </span>
  )
}

function PublishedRun({ tryout }: { tryout: ScoredTryout }) {
  const { published_run, is_provisional, participants } = tryout
  if (published_run === null || participants === 0)
    return <span className="text-muted">{texts.list.none}</span>
  return (
    <span className="flex items-center gap-2">
      {isComputed(published_run) && `#${published_run.number} · `}
      {texts.models[published_run.model]}
      {is_provisional && <Chip tone="doubt">{texts.provisional}</Chip>}
    </span>
  )
}

/** One button at most: what the admin would do next. */
function NextStep({ tryout, start, publish }: { tryout: ScoredTryout } & Tools) {
  const { newest_run } = tryout
  if (newest_run !== null && isWaiting(tryout) && !newest_run.is_outdated) {
    return (
      <Button
        variant="quiet"
        size="table"
        className="-mx-3"
        icon={<Send aria-hidden size={16} strokeWidth={1.75} />}
        onClick={() => publish(newest_run)}
      >
        {texts.publish.open}
      </Button>
    )
  }
  if (!canStart(tryout)) return null
  return (
    <Button
      variant="quiet"
      size="table"
      className="-mx-3"
      icon={<Play aria-hidden size={16} strokeWidth={1.75} />}
      onClick={() => start(tryout)}
    >
      {isComputed(newest_run) ? texts.start.again : texts.start.open}
    </Button>
  )
}
