import type { ReleasedResult, Result } from '@gerbang/contract/scores/results.ts'
import { WhenNear } from '../../../ui/when-near.tsx'
import { PathCard } from './path-card.tsx'
import { PracticeEffects } from './practice-effects.tsx'
import { RankCard } from './rank-card.tsx'
import { TargetMajors } from './target-majors.tsx'
import { TimeReplay } from './time-replay.tsx'
import { TopicList } from './topic-list.tsx'

/** What stands below the scores: the way to the target, topics, ranks, and time. */
export function LaterParts({ result, released, shown }: LaterPartsProps) {
  const { path, nearby, choices } = released
  const hasAim = path !== null || nearby.length > 0 || choices.length > 0
  const ranks = <RankCard result={result} released={released} />
  return (
    <>
      <div className="flex min-w-0 flex-col gap-5 lg:gap-6 lg:*:last:flex-1">
        {hasAim ? (
          <>
            <PathCard path={path} nearby={nearby} />
            {choices.length > 0 && (
              <TargetMajors choices={choices} total={released.total} scoring={released.scoring} />
            )}
          </>
        ) : (
          ranks
        )}
      </div>
      {released.topics.length > 0 && <TopicList topics={released.topics} />}
      {hasAim && ranks}
      <WhenNear>
        {result.review_allowed && <TimeReplay {...shown} />}
        <PracticeEffects slug={result.tryout.slug} />
      </WhenNear>
    </>
  )
}

interface LaterPartsProps {
  result: Result
  released: ReleasedResult
  shown: { slug: string; number: number | undefined }
}
