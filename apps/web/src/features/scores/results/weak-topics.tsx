import type { ReleasedResult } from '@gerbang/contract/scores/results.ts'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { PracticeButton } from '../../../study/practice-button.tsx'
import { Card } from '../../../ui/card.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { texts } from './texts.ts'

const words = texts.result
const LessonLink = lazyPart(async () => (await import('../../../study/lesson-link.tsx')).LessonLink)
const shown = 3

type Topic = ReleasedResult['topics'][number]

/** What to do next, weakest first as the server sends them; a topic that was all right needs no repeating. */
export function WeakTopics({ topics }: { topics: Topic[] }) {
  const weak = topics.filter(({ correct, of }) => correct < of)
  const rest = weak.slice(shown)
  return (
    <Card
      title={words.topics(Math.min(shown, weak.length))}
      note={weak.length === 0 ? words.noTopics : words.topicsNote}
    >
      <p className="mb-4 text-md">{chooseWord(topics, weak[0])}</p>
      <Rows topics={weak.slice(0, shown)} />
      {rest.length > 0 && (
        <details className="mt-2">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center text-sm font-semibold text-brand">
            {words.allTopics(rest.length)}
          </summary>
          <Rows topics={rest} />
        </details>
      )}
      <Link to={paths.practice} className="mt-2 inline-flex min-h-11 items-center font-semibold text-brand">
        {words.allPractice}
      </Link>
    </Card>
  )
}

/** A warm and true word: the weaker the result, the smaller the next step. */
function chooseWord(topics: Topic[], first: Topic | undefined): string {
  if (first === undefined) return texts.warm.all
  const of = topics.reduce((sum, topic) => sum + topic.of, 0)
  const share = topics.reduce((sum, topic) => sum + topic.correct, 0) / Math.max(1, of)
  const word = share < 0.4 ? texts.warm.low : share < 0.75 ? texts.warm.some : texts.warm.high
  return word(first.topic)
}

function Rows({ topics }: { topics: Topic[] }) {
  return (
    <ol className="grid grid-cols-1 gap-3">
      {topics.map(({ subject, topic_id, topic, correct, of }) => (
        <li
          key={`${subject.id} ${topic}`}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-sunken p-3.5"
        >
          <div className="min-w-0 flex-1 basis-[10rem]">
            <p className="text-md font-semibold">{topic}</p>
            <p className="text-sm text-muted">
              {subject.name} · {words.topicScore(correct, of)}
            </p>
          </div>
          <Suspense fallback={null}>
            <LessonLink topicId={topic_id} topic={topic} />
          </Suspense>
          <PracticeButton kind="plan" targetId={topic_id} variant="secondary" label={words.practiseOf(topic)}>
            {words.practise}
          </PracticeButton>
        </li>
      ))}
    </ol>
  )
}
