import type { ReleasedResult } from '@gerbang/contract/results.ts'
import { Card } from '../../ui/card.tsx'
import { texts } from './texts.ts'

const words = texts.result
const shown = 3

/** The server sends the weakest first; a topic that was all right needs no repeating. */
export function WeakTopics({ topics }: { topics: ReleasedResult['topics'] }) {
  const weak = topics.filter(({ correct, of }) => correct < of).slice(0, shown)
  return (
    <Card title={words.topics(weak.length)} note={weak.length === 0 ? words.noTopics : words.topicsNote}>
      {weak.length > 0 && (
        <ol className="grid grid-cols-1 gap-3">
          {weak.map(({ subject, topic, correct, of }, index) => (
            <li
              key={`${subject.id} ${topic}`}
              className="flex items-center gap-4 rounded-control bg-sunken p-3.5"
            >
              <span
                aria-hidden
                className="grid size-8 shrink-0 place-items-center rounded-full bg-brand-soft text-md font-extrabold text-brand"
              >
                {index + 1}
              </span>
              <div className="min-w-0">
                <p className="text-md font-semibold">{topic}</p>
                <p className="text-sm text-muted">
                  {subject.name} · {words.topicScore(correct, of)}
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
