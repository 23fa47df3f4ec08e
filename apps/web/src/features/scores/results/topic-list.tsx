import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { LessonLink } from '../../../study/lesson-link.tsx'
import { PracticeButton } from '../../../study/practice-button.tsx'
import { Card } from '../../../ui/card.tsx'
import { sortTopics, type Topic } from './sort-topics.ts'
import { texts } from './later-texts.ts'
import { texts as common } from './texts.ts'
import { NamedNote } from '../../../ui/named-note.tsx'

const words = texts.topics
const shown = 4

/** Topics with enough questions, nearest first; of the others only how many there were. */
export function TopicList({ topics }: { topics: readonly Topic[] }) {
  const { weak, steady, few } = sortTopics(topics)
  const known = [...weak, ...steady]
  return (
    <Card
      title={common.parts.topics}
      note={known.length > 0 ? words.note : undefined}
      className="lg:col-span-2"
    >
      <Rows topics={known.slice(0, shown)} />
      <Folded label={words.others(known.length - shown)} topics={known.slice(shown)} />
      <Folded label={words.few(few.length)} topics={few} />
      <Link to={paths.practice} className="mt-1 inline-flex min-h-11 items-center font-semibold text-brand">
        {words.all}
      </Link>
    </Card>
  )
}

function Folded({ label, topics }: { label: string; topics: readonly Topic[] }) {
  if (topics.length === 0) return null
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 text-sm text-muted">{label}</summary>
      <Rows topics={topics} />
    </details>
  )
}

function Rows({ topics }: { topics: readonly Topic[] }) {
  return (
    <ol className="grid grid-cols-1 gap-x-12 lg:grid-cols-2">
      {topics.map(({ subject, topic_id, topic, correct, of }) => (
        <li key={`${subject.id} ${topic}`} className="items-center gap-x-4 border-b border-line py-2 sm:flex">
          <NamedNote name={topic} className="flex-1 text-md">
            {subject.name} · {common.result.topicScore(correct, of)}
          </NamedNote>
          <div className="flex flex-wrap items-center gap-x-1">
            <LessonLink topicId={topic_id} topic={topic} />
            {correct < of && (
              <PracticeButton
                kind="plan"
                of={topic_id}
                variant="quiet"
                label={common.result.practiseOf(topic)}
              >
                {words.practise}
              </PracticeButton>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
