import type { PracticeSubject } from '@gerbang/contract/learning/practices.ts'
import { formatCount } from '../../../format/format-number.ts'
import { LessonLink } from '../../../study/lesson-link.tsx'
import { PracticeButton } from '../../../study/practice-button.tsx'
import { Card } from '../../../ui/card.tsx'
import { texts } from './texts.ts'

const words = texts.subjects

export function PracticeSubjects({ subjects }: { subjects: PracticeSubject[] }) {
  if (subjects.length === 0) return null
  return (
    <Card title={words.title}>
      <ul className="divide-y divide-line">
        {subjects.map(one => (
          <li key={one.subject.id} className="py-4 first:pt-0 last:pb-0">
            <Subject of={one} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Subject({ of: { subject, questions, topics, ...known } }: { of: PracticeSubject }) {
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-[12rem]">
          <h3 className="text-md font-semibold tracking-normal">{subject.name}</h3>
          <p className="text-sm text-muted">{words.questions(questions)}</p>
        </div>
        {questions > 0 && (
          <PracticeButton
            kind="subject"
            targetId={subject.id}
            variant="secondary"
            label={words.goOf(subject.name)}
          >
            {words.go}
          </PracticeButton>
        )}
      </div>
      <Known {...known} />
      <details>
        <summary
          aria-label={words.topics(subject.name)}
          className="flex min-h-11 w-fit cursor-pointer items-center text-sm font-semibold text-brand"
        >
          {topics.length} topik
        </summary>
        <ul className="grid grid-cols-1 gap-1">
          {topics.map(({ id, name, correct, of, questions }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
              <span className="min-w-0 flex-1 basis-[9rem] text-md">
                {name} <span className="text-sm text-muted">· {words.topic(correct, of)}</span>
              </span>
              <LessonLink topicId={id} topic={name} />
              {questions > 0 && (
                <PracticeButton kind="topic" targetId={id} variant="quiet" label={words.topicGoOf(name)}>
                  {words.topicGo}
                </PracticeButton>
              )}
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}

/** The best estimate there is, with what it does not know; never a bar that only fills. */
function Known({ ability, share }: Pick<PracticeSubject, 'ability' | 'share'>) {
  if (ability !== null)
    return (
      <p className="mt-2 text-md">
        {words.ability(formatCount(ability.score), formatCount(ability.se))}
        <span className="block text-sm text-muted">{words.abilityNote(ability.answers)}</span>
      </p>
    )
  if (share === null) return <p className="mt-2 text-sm text-muted">{words.unknown}</p>
  return (
    <p className="mt-2 text-md">
      {words.share(share.correct, share.of)}
      <span className="block text-sm text-muted">
        {words.shareNote(formatCount(100 * share.low), formatCount(100 * share.high))}
      </span>
    </p>
  )
}
