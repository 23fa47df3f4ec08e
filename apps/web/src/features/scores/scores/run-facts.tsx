import type { RunDetail } from '@gerbang/contract/scores/score-runs.ts'
import Copy from 'icon:copy'
import { formatDuration } from '../../../format/format-duration.ts'
import { formatTenth } from '../../../format/format-number.ts'
import { Button } from '../../../ui/button.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { showToast } from '../../../toast/toast-store.ts'
import { RunQuality } from './run-quality.tsx'
import { texts } from './texts.ts'

const words = texts.history

/** What makes a run repeatable: the data by its hash, the engine by its version, and each step by its time. */
export function RunFacts({ run }: { run: RunDetail }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <FactList
        of={[
          [words.engine, run.engine_version],
          [words.took, measureRun(run)],
          [words.requested, run.requested_by?.name ?? texts.byServer],
          ...(run.reason === null ? [] : [[words.reason, run.reason] as const]),
          [words.hash, <Hash key="hash" of={run.data_hash} />],
        ]}
        className="gap-x-6 gap-y-3 text-sm font-semibold sm:grid-cols-2"
      />
      {run.sub_tests.length > 0 && <RunQuality subTests={run.sub_tests} />}
      {run.log.length > 0 && (
        <section>
          <h3 className="mb-2 text-sm">{words.log}</h3>
          <ol
            aria-label={words.log}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
            tabIndex={0}
            className="grid max-h-64 gap-1 overflow-y-auto rounded-control bg-sunken p-3 text-xs"
          >
            {run.log.map(({ at, text }) => (
              <li key={`${at} ${text}`} className="grid grid-cols-[5.5rem_1fr] gap-2">
                <time dateTime={at} className="text-muted">
                  {words.after(formatTenth(secondsBetween(run.created_at, at)))}
                </time>
                <span className="wrap-anywhere">{text}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}

function Hash({ of }: { of: string | null }) {
  return (
    <span className="flex items-center gap-2">
      <code className="min-w-0 text-xs font-normal break-all">{of ?? words.noHash}</code>
      {of !== null && <CopyButton text={of} />}
    </span>
  )
}

function CopyButton({ text }: { text: string }) {
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    showToast({ title: 'Success', description: words.copied, variant: 'success' })
  }
  return (
    <Button
      variant="quiet"
      size="table"
      aria-label={words.copy}
      title={words.copy}
      onClick={() => void copy()}
    >
      <Copy aria-hidden size={16} strokeWidth={1.75} />
    </Button>
  )
}

function measureRun({ started_at, finished_at }: RunDetail): string {
  if (started_at === null || finished_at === null) return '–'
  return formatDuration(secondsBetween(started_at, finished_at))
}

function secondsBetween(from: string, to: string) {
  return (new Date(to).getTime() - new Date(from).getTime()) / 1_000
}
