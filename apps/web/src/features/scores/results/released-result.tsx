import type { ReleasedResult as Released, Result } from '@gerbang/contract/scores/results.ts'
import { BookOpenCheck, Trophy } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { fillPath, paths } from '../../../paths.ts'
import { reviewPath } from '../../../tryout/attempt-paths.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Histogram } from '../../../ui/chart/histogram.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { PathCard } from './path-card.tsx'
import { ScoreCard } from './score-card.tsx'
import { ScoringNotices } from './scoring-notices.tsx'
import { SubTestScores } from './sub-test-scores.tsx'
import { TargetMajors } from './target-majors.tsx'
import { texts } from './texts.ts'
import { WeakTopics } from './weak-topics.tsx'

const words = texts.result

// Both ask by themselves, at the end of the page.
const TimeReplay = lazyPart(async () => (await import('./time-replay.tsx')).TimeReplay)
const PracticeEffects = lazyPart(async () => (await import('./practice-effects.tsx')).PracticeEffects)

export function ReleasedResult({ result, released }: { result: Result; released: Released }) {
  const { tryout, review_allowed, attempt, attempts } = result
  const shown = { slug: tryout.slug, number: attempts.length > 0 ? attempt.number : undefined }
  const hasPeers = released.histogram.some(bin => bin.count > 0)
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
      <ScoringNotices slug={tryout.slug} scoring={released.scoring} />
      <ScoreCard result={result} released={released}>
        {review_allowed && (
          // Another document: the review shares the session's page.
          <a href={reviewPath(shown)} className={buttonClasses('primary', 'large')}>
            <BookOpenCheck aria-hidden size={20} strokeWidth={1.75} />
            {words.review}
          </a>
        )}
        <Link
          to={fillPath(paths.ranking, { id: tryout.slug })}
          className={buttonClasses(review_allowed ? 'secondary' : 'primary', 'large')}
        >
          <Trophy aria-hidden size={20} strokeWidth={1.75} />
          {words.ranking}
        </Link>
      </ScoreCard>
      <Card title={words.histogram} note={hasPeers ? words.histogramNote : words.noPeers}>
        {hasPeers && (
          <Histogram
            bins={released.histogram}
            own={released.total}
            words={{ caption: words.histogram, range: words.range, count: words.count, own: words.you }}
          />
        )}
      </Card>
      <SubTestScores subTests={released.sub_tests} scale={tryout.scale} />
      <div className="grid content-start gap-6">
        {released.topics.length > 0 && <WeakTopics topics={released.topics} />}
        {released.choices.length > 0 && <TargetMajors choices={released.choices} total={released.total} />}
        <PathCard path={released.path} nearby={released.nearby} />
      </div>
      <Suspense>
        {review_allowed && <TimeReplay {...shown} />}
        <PracticeEffects slug={tryout.slug} />
      </Suspense>
    </div>
  )
}
