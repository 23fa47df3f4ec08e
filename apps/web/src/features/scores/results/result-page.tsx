import { type Result, results } from '@gerbang/contract/scores/results.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import { ApiError } from '../../../api-error.ts'
import { query } from '../../../api/query.ts'
import { readAttempt } from '../../../tryout/attempt-paths.ts'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { AllAttempts } from './all-attempts.tsx'
import { ReleasedResult } from './released-result.tsx'
import { texts } from './texts.ts'
import { Unfinished, Waiting } from './waiting.tsx'

const words = texts.result

export function ResultPage() {
  const { slug = '' } = useParams()
  const attempt = readAttempt(useLocation().search)
  const result = useQuery(query(results.result, { params: { slug }, query: { attempt } }))
  if (result.error instanceof ApiError && result.error.code === 'unfinished') {
    return (
      <>
        <PageHeading title={words.title} />
        <Unfinished slug={slug} />
      </>
    )
  }
  return (
    <Loaded from={result} skeleton={<Skeleton rows={3} className="h-48" />}>
      {({ data }) => (
        <Shown result={data} isChecking={result.isFetching} check={() => void result.refetch()} />
      )}
    </Loaded>
  )
}

function Shown({ result, isChecking, check }: { result: Result; isChecking: boolean; check: () => void }) {
  const { attempts, released } = result
  return (
    <>
      {released === null ? (
        <NotYet result={result} isChecking={isChecking} check={check} />
      ) : (
        <ReleasedResult result={result} released={released} />
      )}
      {attempts.length > 0 && <AllAttempts result={result} />}
    </>
  )
}

function NotYet({ result, ...checking }: { result: Result; isChecking: boolean; check: () => void }) {
  const { tryout, attempt, attempts, release_at, awaits_marks } = result
  return (
    <>
      <PageHeading
        title={tryout.title}
        eyebrow={attempts.length > 1 ? words.attempt(attempt.number) : undefined}
      />
      <Waiting releaseAt={release_at} awaitsMarks={awaits_marks} {...checking} />
    </>
  )
}
