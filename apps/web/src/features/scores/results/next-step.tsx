import ArrowRight from 'icon:arrow-right'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { LessonLink } from '../../../study/lesson-link.tsx'
import { PracticeButton } from '../../../study/practice-button.tsx'
import { buttonClasses } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { joinClasses } from '../../../ui/join-classes.ts'
import { sortTopics, type Topic } from './sort-topics.ts'
import { texts } from './texts.ts'

const words = texts.step

/** The one thing to do after this result: what is nearest to being known, not what went worst. */
export function NextStep({ topics }: { topics: readonly Topic[] }) {
  const [nearest] = sortTopics(topics).weak
  if (nearest) return <TopicStep topic={nearest} />
  const isAllRight = topics.length > 0 && topics.every(({ correct, of }) => correct === of)
  const { title, text } = isAllRight ? words.keep : words.choose
  return (
    <Step title={title} text={text}>
      <Link to={paths.practice} className={joinClasses(buttonClasses('primary', 'large'), 'w-full')}>
        {words.toPractice}
        <ArrowRight aria-hidden size={20} strokeWidth={1.75} />
      </Link>
    </Step>
  )
}

function TopicStep({ topic: { topic, topic_id, subject, correct, of } }: { topic: Topic }) {
  return (
    <Step
      title={topic}
      effort={words.effort}
      text={`${subject.name} · ${texts.result.topicScore(correct, of)}. ${words.nearest}`}
    >
      <div className="flex flex-wrap items-center gap-x-5">
        <PracticeButton
          kind="plan"
          of={topic_id}
          size="large"
          className="flex-1 basis-36"
          label={texts.result.practiseOf(topic)}
        >
          {words.start}
        </PracticeButton>
        <LessonLink topicId={topic_id} topic={topic} />
      </div>
    </Step>
  )
}

function Step({ title, effort, text, children }: StepProps) {
  return (
    <Card className="flex flex-col">
      <p className="flex flex-wrap justify-between gap-x-4 text-sm font-semibold text-muted">
        <span>{words.label}</span>
        {effort && <span>{effort}</span>}
      </p>
      <h2 className="mt-2 text-2xl">{title}</h2>
      <p className="mt-1 mb-5 text-md text-muted">{text}</p>
      <div className="mt-auto">{children}</div>
    </Card>
  )
}

interface StepProps {
  title: string
  effort?: string
  text: string
  children: ReactNode
}
