import type { ReleasedResult, Result } from '@gerbang/contract/scores/results.ts'
import { PathCard } from './path-card.tsx'
import { PracticeEffects } from './practice-effects.tsx'
import { RankCard } from './rank-card.tsx'
import { SubTestScores } from './sub-test-scores.tsx'
import { TargetMajors } from './target-majors.tsx'
import { TimeReplay } from './time-replay.tsx'
import { TopicList } from './topic-list.tsx'

/** What stands below the first screen: sub-tests and topics, the way to the target, ranks, and time. */
export function LaterParts({ result, released, shown }: LaterPartsProps) {
  return (
    <>
      <div className="grid content-start gap-5 lg:gap-6">
        <SubTestScores subTests={released.sub_tests} scale={result.tryout.scale} />
        {released.topics.length > 0 && <TopicList topics={released.topics} />}
      </div>
      <div className="grid content-start gap-5 lg:gap-6">
        <PathCard path={released.path} nearby={released.nearby} />
        {released.choices.length > 0 && <TargetMajors choices={released.choices} total={released.total} />}
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
