import { interchange } from '@gerbang/contract/bank/interchange.ts'
import { jobs } from '@gerbang/contract/platform/jobs.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isNotFound } from '../../../api-error.ts'
import { query } from '../../../api/query.ts'
import { useSend } from '../../../api/use-send.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { useImportAddress } from './import-address.ts'
import { CommittedImport } from './committed-import.tsx'
import { ReviewImport } from './review-import.tsx'
import { texts } from './texts.ts'

const words = texts.progress
const askEveryMs = 700

/** Whatever an import is about to do or has done: its job while there is one, then what it understood. */
export function FollowImport({ importId, jobId }: { importId: string; jobId: string | null }) {
  if (jobId !== null) return <FollowJob key={jobId} importId={importId} jobId={jobId} />
  return <ShowImport importId={importId} />
}

function ShowImport({ importId }: { importId: string }) {
  const found = useQuery(query(interchange.get, { params: { id: importId } }))
  return (
    <Loaded from={found}>
      {({ data }) => {
        if (data.stage === 'reading') return <FollowJob importId={importId} jobId={data.reading_job_id} />
        if (data.stage === 'committing' && data.commit_job_id !== null)
          return <FollowJob importId={importId} jobId={data.commit_job_id} />
        return data.stage === 'committed' ? <CommittedImport of={data} /> : <ReviewImport of={data} />
      }}
    </Loaded>
  )
}

/** Until the job is over; what it did is then read anew. */
function FollowJob({ importId, jobId }: { importId: string; jobId: string }) {
  const { change } = useImportAddress()
  const queries = useQueryClient()
  const found = useQuery({
    ...query(jobs.get, { params: { id: jobId } }),
    refetchInterval: ({ state }) => (state.data?.data.finished_at ? false : askEveryMs),
  })
  const state = found.data?.data.state
  const cancel = useSend(jobs.cancel, { refreshes: [jobs.get] })
  useEffect(() => {
    if (state !== 'done') return
    // Whoever came without the job in the address already holds what is now behind.
    void queries.invalidateQueries({ queryKey: [interchange.get.path] })
    change({ tugas: null })
  }, [state, change, queries])
  return (
    <>
      <PageHeading title={texts.upload.title} />
      <Loaded from={found} skeleton={<Skeleton rows={2} className="h-14" />}>
        {({ data: { state, stage, done, of, error } }) => {
          if (state === 'failed' || state === 'cancelled')
            return <Stopped importId={importId} reason={error ?? words.cancelled} />
          const title = stage === null ? words.waiting : (words.stages[stage] ?? '')
          return (
            <Card className="max-w-2xl">
              <div className="grid grid-cols-1 gap-4">
                <output className="font-semibold">
                  {title}
                  {of !== null && of > 0 && (
                    <span className="font-normal text-muted"> {words.count(done, of)}</span>
                  )}
                </output>
                {of === null ? <Moving label={title} /> : <ProgressBar value={done} max={of} label={title} />}
                <div>
                  <Button
                    variant="secondary"
                    busy={cancel.isPending}
                    onClick={() => cancel.mutate({ params: { id: jobId } })}
                  >
                    {words.cancel}
                  </Button>
                </div>
              </div>
            </Card>
          )
        }}
      </Loaded>
    </>
  )
}

/** Nobody knows how much of it is left. */
function Moving({ label }: { label: string }) {
  return (
    <progress
      aria-label={label}
      className="h-2 w-full animate-pulse overflow-hidden rounded-full accent-brand"
    />
  )
}

function Stopped({ importId, reason }: { importId: string; reason: string }) {
  const { change } = useImportAddress()
  const left = useQuery(query(interchange.get, { params: { id: importId } }))
  const isKept = left.data !== undefined && left.data.data.stage === 'review'
  if (left.isPending && !isNotFound(left.error)) return <Skeleton rows={2} className="h-14" />
  return (
    <Notice
      tone="bad"
      role="alert"
      title={isKept ? words.notSaved : words.failed}
      action={
        isKept ? (
          <Button variant="secondary" onClick={() => change({ tugas: null })}>
            {words.back}
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => change({ impor: null, tugas: null })}>
            {words.again}
          </Button>
        )
      }
    >
      {reason}
    </Notice>
  )
}
