import type { ReleasedResult as Released, Result } from '@gerbang/contract/scores/results.ts'
import BookOpenCheck from 'icon:book-open-check'
import { Suspense } from 'react'
import { reviewPath } from '../../../tryout/attempt-paths.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { Card } from '../../../ui/card.tsx'
import { WhenNear } from '../../../ui/when-near.tsx'
import { NextStep } from './next-step.tsx'
import { Opening } from './opening.tsx'
import { ScoreCard } from './score-card.tsx'
import { ScoringNotices } from './scoring-notices.tsx'
import { SubTestScores } from './sub-test-scores.tsx'
import { texts } from './texts.ts'

const LaterParts = lazyPart(async () => (await import('./later-parts.tsx')).LaterParts)

/** By then the page stands, and nobody prints it sooner. */
const printableAfterMs = 5_000

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
        <WhenNear
          className="grid min-h-dvh grid-cols-1 content-start gap-5 lg:col-span-2 lg:grid-cols-2 lg:gap-6"
          atMost={printableAfterMs}
          ahead={<ComingParts released={released} />}
        >
          <Suspense fallback={<ComingParts released={released} />}>
            <LaterParts result={result} released={released} shown={shown} />
          </Suspense>
        </WhenNear>
      </div>
    </>
  )
}

/** Headings can be found and jumped to before what stands below them is there. */
function ComingParts({ released: { path, nearby, choices, topics } }: { released: Released }) {
  const { parts, printedEarly } = texts
  return (
    <>
      <p className="hidden text-md print:block lg:col-span-2">{printedEarly}</p>
      {path !== null && <Coming title={parts.path} />}
      {path === null && nearby.length > 0 && <Coming title={parts.nearby} />}
      {choices.length > 0 && <Coming title={parts.choices} />}
      {topics.length > 0 && <Coming title={parts.topics} isWide />}
      <Coming title={parts.ranks} isWide />
    </>
  )
}

function Coming({ title, isWide = false }: { title: string; isWide?: boolean }) {
  return (
    <div aria-busy="true" className={joinClasses('print:hidden', isWide && 'lg:col-span-2')}>
      <Card title={title}>
        <div className="h-48 rounded-control bg-sunken" />
      </Card>
    </div>
  )
}
