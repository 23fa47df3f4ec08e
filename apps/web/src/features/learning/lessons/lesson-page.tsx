import { type Lesson, lessons } from '@gerbang/contract/learning/lessons.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { query } from '../../../api/query.ts'
import { countMinutes } from '../../../format/count-minutes.ts'
import { QuestionHtml } from '../../../question/question-html.tsx'
import '../../../question/reading.css'
import { useZoom } from '../../../question/use-zoom.tsx'
import { PracticeButton } from '../../../study/practice-button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { LessonSteps } from './lesson-steps.tsx'
import { texts } from './texts.ts'

const words = texts.page

export function LessonPage() {
  const { topicId = '' } = useParams()
  const found = useQuery(query(lessons.get, { params: { id: topicId } }))
  return (
    <Loaded from={found} skeleton={<Skeleton rows={3} className="h-44" />}>
      {({ data }) => <Reading key={data.topic.id} lesson={data} />}
    </Loaded>
  )
}

const readingTime = ({ idea_html, example_html, steps, slip_html }: Lesson) =>
  countMinutes([idea_html, example_html, slip_html, ...steps.map(({ html }) => html)].join(' '))

/** Idea, example and slip are read in this order; only the questions ask for something. */
function Reading({ lesson }: { lesson: Lesson }) {
  const zoomed = useZoom()
  const { title, topic, subject, idea_html, slip_html } = lesson
  return (
    <article className="max-w-[46rem]">
      <PageHeading title={topic.name} eyebrow={subject.name}>
        {words.onePage(readingTime(lesson))}
      </PageHeading>
      <div className="grid grid-cols-1 gap-5">
        <Card title={words.idea}>
          <p className="mb-4 text-lg leading-snug font-semibold">{title}</p>
          <QuestionHtml html={idea_html} />
        </Card>
        <LessonSteps lesson={lesson} />
        <Card title={words.slip}>
          <QuestionHtml html={slip_html} />
        </Card>
        <Try lesson={lesson} />
      </div>
      {zoomed}
    </article>
  )
}

function Try({ lesson: { topic, questions } }: { lesson: Lesson }) {
  return (
    <Card title={words.try} note={words.tryText(questions)}>
      <div className="flex flex-wrap gap-3">
        {questions > 0 && (
          <PracticeButton kind="lesson" of={topic.id} size="large">
            {words.tryOwn(questions)}
          </PracticeButton>
        )}
        <PracticeButton
          kind="topic"
          of={topic.id}
          size="large"
          variant={questions > 0 ? 'secondary' : 'primary'}
        >
          {questions > 0 ? words.more : words.tryTopic}
        </PracticeButton>
      </div>
    </Card>
  )
}
