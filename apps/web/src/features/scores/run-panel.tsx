import type { ScoredTryout, ScoreRun } from '@gerbang/contract/scores.ts'
import { Ban, Play, Send } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTimeFormat } from '../../format/use-time-format.ts'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { RunProgress } from './run-progress.tsx'
import { canStart, isActive } from './run-state.ts'
import { StartRunDialog } from './start-run-dialog.tsx'
import { StopRunDialog } from './stop-run-dialog.tsx'
import { texts } from './texts.ts'
import { useRun } from './use-run.ts'

const words = texts.panel
const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const

/** What students see now, and what stands between that and the next result. */
export function RunPanel({ tryout }: { tryout: ScoredTryout }) {
  const { newest_run } = tryout
  return (
    <section aria-label={words.label} className="mb-6 grid gap-3">
      <ShownNow tryout={tryout} />
      {newest_run !== null && newest_run.id !== tryout.published_run?.id && <NewestRun run={newest_run} />}
    </section>
  )
}

function ShownNow({ tryout }: { tryout: ScoredTryout }) {
  const { formatTime } = useTimeFormat()
  const [isStarting, setStarting] = useState(false)
  const { published_run: shown, is_provisional, newest_run } = tryout
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface px-4 py-3 shadow-card md:px-5">
      <div className="min-w-0 text-sm">
        <p className="text-md font-semibold">
          {shown === null ? words.nothing : words.shown(shown.number, texts.models[shown.model])}
        </p>
        <p className="text-muted">
          {shown === null && words.nothingText}
          {shown?.published_at && words.publishedAt(formatTime(shown.published_at))}
        </p>
        {is_provisional && <p className="text-muted">{words.shownProvisional}</p>}
      </div>
      {canStart(tryout) && (
        <Button
          variant={newest_run?.status === 'done' ? 'secondary' : 'primary'}
          size="table"
          icon={<Play {...icon} />}
          onClick={() => setStarting(true)}
        >
          {newest_run === null ? texts.start.open : texts.start.again}
        </Button>
      )}
      <StartRunDialog tryout={isStarting ? tryout : null} onClose={() => setStarting(false)} />
    </div>
  )
}

function NewestRun({ run: known }: { run: ScoreRun }) {
  const run = useRun(known)
  if (isActive(run)) return <ActiveRun run={run} />
  if (run.is_outdated) return <Notice tone="doubt">{words.outdated}</Notice>
  if (run.status === 'done') return <FinishedRun run={run} />
  if (run.status !== 'failed') return null
  return (
    <Notice tone="bad" role="alert" title={words.failed(run.number)}>
      {run.failure}
    </Notice>
  )
}

function ActiveRun({ run }: { run: ScoreRun }) {
  const [isStopping, setStopping] = useState(false)
  return (
    <div className="grid gap-3 rounded-card border-2 border-brand bg-surface p-4 md:grid-cols-[1fr_auto] md:items-center md:gap-6 md:px-5">
      <div>
        <h2 className="mb-2 text-base">{words.running(run.number)}</h2>
        <RunProgress run={run} />
      </div>
      <Button variant="secondary" size="table" icon={<Ban {...icon} />} onClick={() => setStopping(true)}>
        {texts.stop.open}
      </Button>
      <StopRunDialog runId={run.id} open={isStopping} onClose={() => setStopping(false)} />
    </div>
  )
}

function FinishedRun({ run }: { run: ScoreRun }) {
  const [isPublishing, setPublishing] = useState(false)
  return (
    <Notice
      tone="doubt"
      title={words.done(run.number)}
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="table" icon={<Send {...icon} />} onClick={() => setPublishing(true)}>
            {texts.publish.open}
          </Button>
          <Link to="?tab=soal" className={buttonClasses('secondary', 'table')}>
            {words.check}
          </Link>
        </div>
      }
    >
      {words.doneText(texts.attempts(run.attempts ?? 0), texts.flagged(run.flagged))}
      <PublishDialog run={isPublishing ? run : null} onClose={() => setPublishing(false)} />
    </Notice>
  )
}
