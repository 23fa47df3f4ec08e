import '../../../../question/reading.css'
import { type QuizResult as Result, quizzes } from '@gerbang/contract/learning/quizzes.ts'
import { useQuery } from '@tanstack/react-query'
import CircleCheck from 'icon:circle-check'
import CircleDashed from 'icon:circle-dashed'
import CircleDot from 'icon:circle-dot'
import CircleX from 'icon:circle-x'
import Hourglass from 'icon:hourglass'
import { Loaded } from '../../../../ui/page/loaded.tsx'
import { query } from '../../../../api/query.ts'
import { listItems } from '../../../../question/paper-items.ts'
import { LessonLink } from '../../../../study/lesson-link.tsx'
import { ReportQuestion } from '../../../../study/report-question.tsx'
import { QuestionHtml } from '../../../../question/question-html.tsx'
import { useZoom } from '../../../../question/use-zoom.tsx'
import { ReviewAnswer } from '../../../../question/review-answer.tsx'
import { Card } from '../../../../ui/card.tsx'
import { ProgressBar } from '../../../../ui/progress-bar.tsx'
import { Skeleton } from '../../../../ui/page/skeleton.tsx'
import { texts } from './texts.ts'

const words = texts.detail
const looks = {
  correct: { icon: CircleCheck, mark: 'text-ok' },
  partial: { icon: CircleDot, mark: 'text-brand' },
  wrong: { icon: CircleX, mark: 'text-bad' },
  blank: { icon: CircleDashed, mark: 'text-muted' },
  unmarked: { icon: Hourglass, mark: 'text-brand' },
}

/** Of fewer questions nothing is said about a topic. */
const enough = 5

/** A finished attempt: how many were right, by topic, and each question with its key where the quiz tells it. */
export function QuizResult({ slug, number }: { slug: string; number: number }) {
  const result = useQuery(query(quizzes.result, { params: { slug }, query: { number } }))
  return (
    <Loaded from={result} skeleton={<Skeleton rows={3} />}>
      {({ data }) => (
        <>
          <Card title={words.result}>
            <Figures result={data} />
          </Card>
          <Review slug={slug} result={data} />
        </>
      )}
    </Loaded>
  )
}

function Figures({ result: { attempt, topics, held } }: { result: Result }) {
  const { correct, partial, wrong, blank, unmarked } = attempt
  const total = (correct ?? 0) + (partial ?? 0) + (wrong ?? 0) + (blank ?? 0)
  const known = topics.filter(({ of }) => of >= enough)
  const few = topics.length - known.length
  return (
    <>
      {correct === null ? (
        <p className="text-md">{words.waits}</p>
      ) : (
        total > 0 && (
          <>
            <p className="text-3xl font-extrabold">{words.right(correct, total)}</p>
            <p className="mt-1 text-md">{words.meanings[tellMeaning(correct / total)]}</p>
          </>
        )
      )}
      {unmarked > 0 && <p className="mt-2 text-md text-muted">{words.unmarked(unmarked)}</p>}
      {held > 0 && <p className="mt-2 text-md text-muted">{words.held(held)}</p>}
      {known.length > 0 && <h3 className="mt-5 mb-2 text-md">{words.topics}</h3>}
      <ul className="grid grid-cols-1 gap-3">
        {known.map(({ topic, correct, of }) => (
          <li key={topic}>
            <div className="mb-1 flex justify-between gap-3 text-md">
              <span>{topic}</span>
              <span className="text-muted">
                {correct}/{of}
              </span>
            </div>
            <ProgressBar value={correct} max={of} label={`${topic}: ${words.right(correct, of)}`} />
          </li>
        ))}
      </ul>
      {few > 0 && <p className="mt-2 text-sm text-muted">{words.fewOf(few)}</p>}
    </>
  )
}

const tellMeaning = (share: number) => (share === 1 ? 'all' : share >= 0.5 ? 'most' : 'few')

function Review({ slug, result: { quiz, review } }: { slug: string; result: Result }) {
  const zoomed = useZoom()
  if (review === null)
    return quiz.feedback === 'never' ? <p className="text-md text-muted">{words.noReview}</p> : null
  const items = listItems(review, review.order)
  return (
    <section>
      <h2 className="mb-3 text-lg">{words.review}</h2>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-card">
        {items.map(({ question, stimulus, number }, index) => {
          const { icon: Icon, mark } = looks[question.outcome]
          return (
            <li key={question.id}>
              <details>
                <summary className="flex min-h-12 cursor-pointer items-center gap-3 px-4 py-2 text-md font-semibold">
                  <Icon aria-hidden size={20} strokeWidth={2} className={mark} />
                  <span className="min-w-0">
                    {words.question(number)}
                    <span className="block text-sm font-normal text-muted">{question.topic}</span>
                  </span>
                  <span className="ml-auto text-sm font-normal text-muted">
                    {words.outcomes[question.outcome]}
                  </span>
                </summary>
                <div className="border-t border-line p-4">
                  <div lang={review.lang}>
                    {stimulus && <QuestionHtml html={stimulus.html} />}
                    <QuestionHtml html={question.content.prompt_html} />
                  </div>
                  <div className="mt-4">
                    <ReviewAnswer
                      question={question}
                      partIds={review.order[index]?.part_ids ?? []}
                      lang={review.lang}
                    />
                  </div>
                  <div className="mt-4 rounded-control bg-brand-soft p-4">
                    <h3 className="mb-1 text-md">{words.explanation}</h3>
                    <QuestionHtml html={question.explanation_html} />
                    <LessonLink topicId={question.topic_id} topic={question.topic} />
                  </div>
                  <ReportQuestion at={{ place: 'quiz', slug }} questionId={question.id} />
                </div>
              </details>
            </li>
          )
        })}
      </ul>
      {zoomed}
    </section>
  )
}
