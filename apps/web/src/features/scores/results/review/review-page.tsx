import type { Review } from '@gerbang/contract/scores/results.ts'
import { results } from '@gerbang/contract/scores/results.ts'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ApiError } from '../../../../api-error.ts'
import { send } from '../../../../api/send.ts'
import { onUnauthorized } from '../../../../api/unauthorized.ts'
import { paths } from '../../../../paths.ts'
import { readAttempt, resultPath } from '../../../../tryout/attempt-paths.ts'
import { Button, buttonClasses } from '../../../../ui/button.tsx'
import { ReviewView } from './review-view.tsx'
import { texts } from './texts.ts'

export function showReview(root: HTMLElement, slug: string) {
  onUnauthorized(() =>
    location.assign(`${paths.login}?redirect=${encodeURIComponent(location.pathname + location.search)}`),
  )
  createRoot(root).render(<ReviewPage slug={slug} />)
}

function ReviewPage({ slug }: { slug: string }) {
  const [subTestId, setSubTestId] = useState<string | undefined>()
  const { review, failure } = useReview(slug, subTestId)
  if (failure !== null) return <Failed slug={slug} failure={failure} />
  if (review === null) return <p className="p-6 text-md text-muted">{texts.loading}</p>
  return (
    <ReviewView
      key={review.sub_test_id}
      slug={slug}
      review={review}
      chosen={subTestId ?? review.sub_test_id}
      onSubTest={setSubTestId}
    />
  )
}

/** The last review stays on the screen while the next sub-test is loading. */
function useReview(slug: string, sub_test_id: string | undefined) {
  const [review, setReview] = useState<Review | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    const query = { sub_test_id, attempt: readAttempt(location.search) }
    send(results.review, { params: { slug }, query, signal: controller.signal }).then(
      ({ data }) => setReview(data),
      (error: Error) => controller.signal.aborted || setFailure(error),
    )
    return () => controller.abort()
  }, [slug, sub_test_id])
  return { review, failure }
}

function Failed({ slug, failure }: { slug: string; failure: Error }) {
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-8">
      <div className="w-full max-w-lg rounded-card border border-line bg-surface p-6 shadow-card">
        <h1 className="text-2xl">{texts.failed}</h1>
        <p className="mt-3 text-md text-muted">{failure.message}</p>
        <div className="mt-6 grid gap-2">
          {!(failure instanceof ApiError) && <Button onClick={() => location.reload()}>{texts.retry}</Button>}
          <a
            href={resultPath({ slug, number: readAttempt(location.search) })}
            className={buttonClasses('secondary')}
          >
            {texts.back}
          </a>
        </div>
      </div>
    </main>
  )
}
