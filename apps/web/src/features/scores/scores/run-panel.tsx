import type { ScoreRun } from '@gerbang/contract/scores/score-runs.ts'
import { type ScoredTryout, scores } from '@gerbang/contract/scores/scores.ts'
import ArrowUpDown from 'icon:arrow-up-down'
import Ban from 'icon:ban'
import Play from 'icon:play'
import Ruler from 'icon:ruler'
import Send from 'icon:send'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { AskReason } from '../../../form/ask-reason.tsx'
import { Button, buttonClasses } from '../../../ui/button.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { DialogButton } from '../../../ui/overlay/dialog-button.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { RunChangesSheet } from './run-changes.tsx'
import { RunProgress } from './run-progress.tsx'
import { scoreReads } from './score-reads.ts'
import { canBeNorm, canStart, isActive, isComputed, isWaiting } from './run-state.ts'
import { StartRunDialog } from './start-run-dialog.tsx'
import { texts } from './texts.ts'
import { useRun } from './use-run.ts'

const words = texts.panel
const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const

/** What students see now, and what stands between that and the next result. */
export function RunPanel({ tryout }: { tryout: ScoredTryout }) {
  const { newest_run, published_run } = tryout
  return (
    <section
      aria-label={words.label}
      className="mb-6 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-card"
    >
      <ShownNow tryout={tryout} />
      {newest_run !== null && newest_run.id !== published_run?.id && <NewestRun run={newest_run} />}
    </section>
  )
}

function ShownNow({ tryout }: { tryout: ScoredTryout }) {
  const { formatTime } = useTimeFormat()
  const { published_run: shown, is_provisional, newest_run } = tryout
  const isEmpty = shown === null || (!isComputed(shown) && tryout.participants === 0)
  const about = [
    isEmpty && words.nothingText,
    !isEmpty && describeOrigin(shown, formatTime),
    !isEmpty && is_provisional && words.shownProvisional,
  ]
  return (
    <Row
      title={isEmpty ? words.nothing : describeShown(shown)}
      actions={
        <>
          {shown !== null && canBeNorm(shown) && (
            <DialogButton variant="quiet" size="table" icon={<Ruler {...icon} />} label={texts.fixScale.open}>
              {onClose => (
                <AskReason
                  call={scores.fixScale}
                  params={{ runId: shown.id }}
                  refreshes={scoreReads}
                  words={texts.fixScale}
                  onClose={onClose}
                />
              )}
            </DialogButton>
          )}
          {canStart(tryout) && (
            <DialogButton
              variant={isWaiting(tryout) ? 'secondary' : 'primary'}
              size="table"
              icon={<Play {...icon} />}
              label={isComputed(newest_run) ? texts.start.again : texts.start.open}
            >
              {onClose => <StartRunDialog tryout={tryout} onClose={onClose} />}
            </DialogButton>
          )}
        </>
      }
    >
      {about.filter(Boolean).join(' · ')}
    </Row>
  )
}

function describeShown(shown: ScoreRun): string {
  return isComputed(shown) ? words.shown(shown.number, texts.models[shown.model]) : words.shownSums
}

function describeOrigin(shown: ScoreRun, formatTime: (iso: string) => string): string | false {
  if (!isComputed(shown)) return texts.origins.submissions
  return shown.published_at !== null && words.publishedAt(formatTime(shown.published_at))
}

function NewestRun({ run: known }: { run: ScoreRun }) {
  const run = useRun(known)
  if (isActive(run)) return <ActiveRun run={run} />
  if (run.status === 'failed') {
    return (
      <Row look="bg-bad-soft" title={words.failed(run.number)}>
        <span role="alert">{run.failure}</span>
      </Row>
    )
  }
  if (run.status !== 'done') return null
  if (run.is_outdated) return <Row look="bg-doubt-soft" title={words.outdated} />
  return <FinishedRun run={run} />
}

function ActiveRun({ run }: { run: ScoreRun }) {
  return (
    <Row
      title={words.running(run.number)}
      actions={
        <DialogButton size="table" icon={<Ban {...icon} />} label={texts.stop.open}>
          {onClose => (
            <AskReason
              call={scores.cancel}
              params={{ runId: run.id }}
              refreshes={scoreReads}
              words={texts.stop}
              tone="danger"
              onClose={onClose}
            />
          )}
        </DialogButton>
      }
    >
      <RunProgress run={run} />
    </Row>
  )
}

function FinishedRun({ run }: { run: ScoreRun }) {
  const [isPublishing, setPublishing] = useState(false)
  const [isComparing, setComparing] = useState(false)
  const publish = (
    <Button size="table" icon={<Send {...icon} />} onClick={() => setPublishing(true)}>
      {texts.publish.open}
    </Button>
  )
  return (
    <Row
      look="bg-doubt-soft"
      title={words.done(run.number)}
      actions={
        <>
          <Link to="?tab=soal" className={buttonClasses('secondary', 'table')}>
            {words.check}
          </Link>
          <Button
            variant="secondary"
            size="table"
            icon={<ArrowUpDown {...icon} />}
            onClick={() => setComparing(true)}
          >
            {texts.changes.open}
          </Button>
          {publish}
        </>
      }
    >
      {words.doneText(texts.attempts(run.attempts ?? 0), texts.flagged(run.flagged))}
      {isComparing && <RunChangesSheet run={run} onClose={() => setComparing(false)} actions={publish} />}
      {isPublishing && <PublishDialog run={run} onClose={() => setPublishing(false)} />}
    </Row>
  )
}

function Row({ title, look, actions, children }: RowProps) {
  return (
    <div className={joinClasses('flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3 md:px-5', look)}>
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="text-md tracking-normal">{title}</h2>
        <div className="text-sm text-muted">{children}</div>
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  )
}

interface RowProps {
  title: string
  look?: string
  actions?: ReactNode
  children?: ReactNode
}
