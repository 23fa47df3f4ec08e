import type { ReleasedResult as Released, Result } from '@gerbang/contract/scores/results.ts'
import BookOpenCheck from 'icon:book-open-check'
import { Suspense } from 'react'
import { reviewPath } from '../../../tryout/attempt-paths.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { WhenNear } from '../../../ui/when-near.tsx'
import { NextStep } from './next-step.tsx'
import { Opening } from './opening.tsx'
import { ScoreCard } from './score-card.tsx'
import { ScoringNotices } from './scoring-notices.tsx'
import { SubTestScores } from './sub-test-scores.tsx'
import { texts } from './texts.ts'

const LaterParts = lazyPart(async () => (await import('./later-parts.tsx')).LaterParts)

/** What it means, what to do, the number, then all the rest. */
export function ReleasedResult({ result, released }: { result: Result; released: Released }) {
  const { tryout, review_allowed, attempt, attempts } = result
  const shown = { slug: tryout.slug, number: attempts.length > 0 ? attempt.number : undefined }
  return (
    <>
      <Opening result={result} released={released} />
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2 lg:gap-6">
        <NextStep topics={released.topics} />
        <ScoreCard result={result} released={released}>
          {review_allowed && (
            // Another document: the review shares the session's page.
            <a href={reviewPath(shown)} className={buttonClasses('secondary', 'large')}>
              <BookOpenCheck aria-hidden size={20} strokeWidth={1.75} />
              {texts.result.review}
            </a>
          )}
        </ScoreCard>
        <ScoringNotices slug={tryout.slug} scoring={released.scoring} />
        <SubTestScores subTests={released.sub_tests} scale={tryout.scale} />
        <WhenNear className="min-h-dvh">
          <Suspense fallback={<Skeleton rows={2} className="h-72" />}>
            <LaterParts result={result} released={released} shown={shown} />
          </Suspense>
        </WhenNear>
      </div>
    </>
  )
}
