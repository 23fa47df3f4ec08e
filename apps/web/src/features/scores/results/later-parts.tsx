import type { ReleasedResult, Result } from '@gerbang/contract/scores/results.ts'
import { PathCard } from './path-card.tsx'
import { PracticeEffects } from './practice-effects.tsx'
import { RankCard } from './rank-card.tsx'
import { TargetMajors } from './target-majors.tsx'
import { TimeReplay } from './time-replay.tsx'
import { TopicList } from './topic-list.tsx'

/** What stands below the first screen: the way to the target, topics, time, and ranks last. */
export function LaterParts({ result, released, shown }: LaterPartsProps) {
  return (
    <>
      <div className="grid content-start gap-5 lg:gap-6">
        <PathCard path={released.path} nearby={released.nearby} />
        {released.choices.length > 0 && <TargetMajors choices={released.choices} total={released.total} />}
        {released.topics.length > 0 && <TopicList topics={released.topics} />}
        <RankCard result={result} released={released} />
      </div>
      {result.review_allowed && <TimeReplay {...shown} />}
      <PracticeEffects slug={result.tryout.slug} />
    </>
  )
}

interface LaterPartsProps {
  result: Result
  released: ReleasedResult
  shown: { slug: string; number: number | undefined }
}
