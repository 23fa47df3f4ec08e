import { type Job, type JobName, type JobResult, jobs } from '@gerbang/contract/platform/jobs.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '../api/query.ts'
import { useSend } from '../api/use-send.ts'
import { Button } from '../ui/button.tsx'
import { Loaded } from '../ui/page/loaded.tsx'
import { Notice } from '../ui/notice.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { Skeleton } from '../ui/page/skeleton.tsx'
import { texts } from './job-texts.ts'

const followMs = 1_000

/** Follows a long job of one's own until it is over; `children` says what came of a job of its kind. */
export function JobProgress<Name extends JobName>({
  id,
  cancelled = texts.cancelled,
  after,
  children,
}: JobProgressProps<Name>) {
  const found = useQuery({
    ...query(jobs.get, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.data.finished_at ? false : followMs),
  })
  return (
    <Loaded from={found} skeleton={<Skeleton rows={1} className="h-16" />}>
      {({ data: job }) => {
        if (job.finished_at === null) return <Running job={job} />
        if (job.error !== null)
          return (
            <Notice tone="bad" role="alert" action={after}>
              {job.error}
            </Notice>
          )
        if (job.result === null)
          return (
            <output>
              <Notice action={after}>{cancelled}</Notice>
            </output>
          )
        return children(job.result as JobResult<Name>)
      }}
    </Loaded>
  )
}

function Running({ job: { id, stage, done, of, message, cancel_requested_at } }: { job: Job }) {
  const cancel = useSend(jobs.cancel, { refreshes: [jobs.get] })
  const isStopping = cancel_requested_at !== null
  return (
    <div className="grid gap-3">
      <output className="font-medium">
        {isStopping ? texts.stopping : (message ?? (stage === null ? texts.queued : texts.running))}
      </output>
      <ProgressBar label={texts.progress} value={done} max={of ?? Math.max(1, done)} />
      <p className="flex flex-wrap items-center justify-between gap-3 text-sm text-muted">
        <span>{of === null ? texts.stay : `${texts.steps(done, of)}. ${texts.stay}`}</span>
        <Button
          variant="secondary"
          busy={cancel.isPending}
          disabled={isStopping}
          onClick={() => cancel.mutate({ params: { id } })}
        >
          {texts.cancel}
        </Button>
      </p>
    </div>
  )
}

interface JobProgressProps<Name extends JobName> {
  id: string
  kind: Name
  /** What is so once somebody has called it off. */
  cancelled?: string
  /** The way on from a job that failed or was called off. */
  after?: ReactNode
  children: (result: JobResult<Name>) => ReactNode
}
