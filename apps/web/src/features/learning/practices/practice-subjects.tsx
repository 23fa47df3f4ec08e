import type { Mastery, PracticeSubject, PracticeTopic } from '@gerbang/contract/learning/practices.ts'
import { formatCount } from '../../../format/format-number.ts'
import { LessonLink } from '../../../study/lesson-link.tsx'
import { PracticeButton } from '../../../study/practice-button.tsx'
import { Card } from '../../../ui/card.tsx'
import { MasteryMark } from './mastery-mark.tsx'
import { texts } from './texts.ts'

const words = texts.subjects

export function PracticeSubjects({ subjects }: { subjects: PracticeSubject[] }) {
  if (subjects.length === 0) return null
  return (
    <Card title={words.title} note={<Legend />} className="w-full">
      <ul className="grid grid-cols-1 gap-x-12 lg:grid-cols-2">
        {subjects.map(one => (
          <li
            key={one.subject.id}
            className="border-t border-line py-4 first:border-0 first:pt-0 lg:nth-2:border-0 lg:nth-2:pt-0"
          >
            <Subject of={one} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What the marks of the topics mean, from the least known to the surest. */
function Legend() {
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-0.5">
      {order.toReversed().map(state => (
        <span key={state} className="flex items-center gap-1.5">
          <MasteryMark state={state} />
          {words.states[state]}
        </span>
      ))}
    </span>
  )
}

function Subject({ of: { subject, questions, topics, ...known } }: { of: PracticeSubject }) {
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-[9rem]">
          <h3 className="text-md font-semibold tracking-normal">{subject.name}</h3>
          <p className="text-sm text-muted">{words.questions(questions)}</p>
        </div>
        {questions > 0 && (
          <PracticeButton kind="subject" of={subject.id} variant="secondary" label={words.goOf(subject.name)}>
            {words.go}
          </PracticeButton>
        )}
      </div>
      <Known {...known} />
      <details>
        <summary
          aria-label={`${words.topics(subject.name)}: ${words.counts(count(topics, 'steady'), topics.length)}`}
          className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 text-sm font-semibold text-brand"
        >
          {words.counts(count(topics, 'steady'), topics.length)}
          <span className="flex flex-wrap gap-1">
            {topics.toSorted(bySureness).map(({ id, state }) => (
              <MasteryMark key={id} state={state} />
            ))}
          </span>
        </summary>
        <ul className="grid grid-cols-1 gap-1">
          {topics.map(topic => (
            <Topic key={topic.id} topic={topic} />
          ))}
        </ul>
      </details>
    </>
  )
}

const order: Mastery[] = ['steady', 'growing', 'unknown']
const bySureness = (one: PracticeTopic, other: PracticeTopic) =>
  order.indexOf(one.state) - order.indexOf(other.state)
const count = (topics: readonly PracticeTopic[], state: Mastery) =>
  topics.filter(topic => topic.state === state).length
const enough = 5

/** How sure it is, in a mark, in words and on a line; one question alone judges nothing. */
function Topic({ topic: { id, name, correct, of, low, high, state, questions } }: { topic: PracticeTopic }) {
  const isKnown = state !== 'unknown'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-1">
      <MasteryMark state={state} />
      <span className="min-w-0 flex-1 basis-[9rem] text-md">
        {name}
        <span className="block text-sm text-muted">
          {words.states[state]} · {isKnown ? words.topic(correct, of) : words.missing(enough - of)}
        </span>
      </span>
      {isKnown && <MasteryLine low={low} high={high} />}
      <LessonLink topicId={id} topic={name} />
      {questions > 0 && (
        <PracticeButton kind="topic" of={id} variant="quiet" label={words.topicGoOf(name)}>
          {words.topicGo}
        </PracticeButton>
      )}
    </li>
  )
}

function MasteryLine({ low, high }: Pick<PracticeTopic, 'low' | 'high'>) {
  const label = words.line(formatCount(100 * low), formatCount(100 * high))
  return (
    <span className="relative h-4 w-24 shrink-0" title={label}>
      <span className="sr-only">{label}</span>
      <span className="absolute inset-x-0 top-1/2 h-0.5 -translate-y-1/2 rounded-full bg-line" />
      <span
        className="absolute top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-brand"
        style={{ left: `${100 * low}%`, width: `${100 * (high - low)}%` }}
      />
    </span>
  )
}

/** The best estimate there is, with what it does not know; never a bar that only fills. */
function Known({ ability, share }: Pick<PracticeSubject, 'ability' | 'share'>) {
  if (ability !== null)
    return (
      <p className="mt-2 text-md">
        {words.ability(ability.answers, formatCount(ability.score), formatCount(ability.se))}
        {ability.answers > 0 && (
          <span className="block text-sm text-muted">{words.abilityNote(ability.answers)}</span>
        )}
      </p>
    )
  if (share === null) return null
  return (
    <p className="mt-2 text-md">
      {words.share(share.correct, share.of)}
      <span className="block text-sm text-muted">
        {words.shareNote(formatCount(100 * share.low), formatCount(100 * share.high))}
      </span>
    </p>
  )
}
