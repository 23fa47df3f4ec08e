import type { ScoreRun } from '@gerbang/contract/scores/score-runs.ts'
import { type ScoredTryout, scores } from '@gerbang/contract/scores/scores.ts'
import Play from 'icon:play'
import Send from 'icon:send'
import type { Icon } from '../../../draw-icon.ts'
import { Moment } from '../../../auth/moment.tsx'
import { formatCount } from '../../../format/format-number.ts'
import { linkColumn } from '../../../list/columns.tsx'
import { type ListColumns, shapeList } from '../../../list/list-shape.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { createStateChip } from '../../../ui/state-chip.tsx'
import { RunChip } from './run-chip.tsx'
import { canStart, isActive, isComputed, isWaiting } from './run-state.ts'
import { texts } from './texts.ts'

const words = texts.list.columns
const PhaseChip = createStateChip(texts.phases, { upcoming: 'neutral', open: 'brand', closed: 'neutral' })

export const scoreListShape = shapeList(scores.listTryouts, {
  filters: { program_id: null, phase: texts.phases, scoring: texts.scoring, run_status: texts.status },
  sorts: [
    '-opens_at',
    'opens_at',
    'closes_at',
    '-closes_at',
    'title',
    '-title',
    'participants',
    '-participants',
  ],
})

interface Tools {
  start: (tryout: ScoredTryout) => void
  publish: (run: ScoreRun) => void
}

export function buildScoreColumns(tools: Tools): ListColumns<typeof scores.listTryouts> {
  return [
    linkColumn('title', words.title, paths.scoreRank),
    {
      id: 'participants',
      header: words.participants,
      sort: '-participants',
      align: 'end',
      cell: ({ participants }) => formatCount(participants),
    },
    { id: 'newest_run', header: words.newest, cell: ({ newest_run }) => <NewestRun run={newest_run} /> },
    { id: 'actions', header: words.actions, cell: tryout => <NextStep tryout={tryout} {...tools} /> },
    { id: 'published_run', header: words.published, cell: tryout => <PublishedRun tryout={tryout} /> },
    {
      id: 'phase',
      header: words.phase,
      cell: ({ phase }) => <PhaseChip state={phase} />,
    },
    {
      id: 'closes_at',
      header: words.closes,
      sort: 'closes_at',
      cell: ({ closes_at }) => <Moment iso={closes_at} none={texts.list.openEnded} />,
    },
  ]
}

function NewestRun({ run }: { run: ScoreRun | null }) {
  if (!isComputed(run)) return <span className="text-muted">{texts.list.none}</span>
  return (
    <span className="flex items-center gap-2">
      <RunChip state={run.status} />
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
      <Step icon={Send} onClick={() => publish(newest_run)}>
        {texts.publish.open}
      </Step>
    )
  }
  if (!canStart(tryout)) return null
  return (
    <Step icon={Play} onClick={() => start(tryout)}>
      {isComputed(newest_run) ? texts.start.again : texts.start.open}
    </Step>
  )
}

function Step({ icon: Icon, onClick, children }: StepProps) {
  return (
    <Button
      variant="quiet"
      size="table"
      className="-mx-3"
      icon={<Icon aria-hidden size={16} strokeWidth={1.75} />}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}

interface StepProps {
  icon: Icon
  onClick: () => void
  children: string
}
