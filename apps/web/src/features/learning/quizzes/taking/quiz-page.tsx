import { type QuizDetail, quizzes } from '@gerbang/contract/learning/quizzes.ts'
import { useQuery } from '@tanstack/react-query'
import ArrowRight from 'icon:arrow-right'
import { Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { Loaded } from '../../../../ui/page/loaded.tsx'
import { query } from '../../../../api/query.ts'
import { formatDuration } from '../../../../format/format-duration.ts'
import { useTimeFormat } from '../../../../auth/use-time-format.ts'
import { fillPath, paths } from '../../../../paths.ts'
import { buttonClasses } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { lazyPart } from '../../../../ui/lazy-part.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { PageHeading } from '../../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../../ui/page/skeleton.tsx'
import { TabLinks } from '../../../../ui/page/tab-links.tsx'
import { texts } from './texts.ts'

const words = texts.detail
const OwnChallenges = lazyPart(async () => (await import('../challenges/own-challenges.tsx')).OwnChallenges)
const QuizResult = lazyPart(async () => (await import('./quiz-result.tsx')).QuizResult)

export function QuizPage() {
  const { slug = '' } = useParams()
  // The session changes it, and is a document of its own that cannot tell this one.
  const quiz = useQuery({ ...query(quizzes.get, { params: { slug } }), refetchOnMount: 'always' })
  return (
    <Loaded from={quiz} skeleton={<Skeleton rows={3} className="h-32" />}>
      {({ data }) => <Quiz quiz={data} />}
    </Loaded>
  )
}

function Quiz({ quiz }: { quiz: QuizDetail }) {
  const finished = quiz.attempts.filter(({ submitted_at }) => submitted_at !== null)
  return (
    <>
      <PageHeading title={quiz.title} eyebrow={quiz.subject?.name ?? texts.mixed}>
        {quiz.description}
      </PageHeading>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="contents lg:grid lg:gap-6">
          {finished.length > 0 && <Results quiz={quiz} numbers={finished.map(({ number }) => number)} />}
          <Card title={words.rules} className="max-lg:order-last">
            <ul className="grid list-disc gap-2 pl-5 text-md marker:text-line-strong">
              {listRules(quiz).map(rule => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </Card>
        </div>
        <div className="grid gap-6 lg:sticky lg:top-24">
          <Card>
            <Facts quiz={quiz} />
            <Begin quiz={quiz} />
          </Card>
          <Suspense>
            <OwnChallenges slug={quiz.slug} />
          </Suspense>
        </div>
      </div>
    </>
  )
}

function listRules({ duration_seconds, max_attempts, attempts_used, feedback }: QuizDetail): string[] {
  return [
    words.feedback[feedback],
    duration_seconds === null ? words.untimed : words.timed(formatDuration(duration_seconds)),
    words.offline,
    max_attempts === null ? words.attemptsFree : words.attempts(attempts_used, max_attempts),
  ]
}

function Facts({ quiz: { question_count, duration_seconds, best, closes_at } }: { quiz: QuizDetail }) {
  const { formatTime } = useTimeFormat()
  return (
    <div className="text-md">
      <p className="text-lg font-bold">
        {texts.questions(question_count)} ·{' '}
        {duration_seconds === null ? texts.untimed : formatDuration(duration_seconds)}
      </p>
      {best !== null && <p className="text-muted">{texts.best(best, question_count)}</p>}
      {closes_at !== null && <p className="text-sm text-muted">{texts.closesAt(formatTime(closes_at))}</p>}
    </div>
  )
}

/** The one next thing to do, or why there is none. */
function Begin({ quiz: { slug, attempts, obstacle, opens_at } }: { quiz: QuizDetail }) {
  const { formatTime } = useTimeFormat()
  const isRunning = attempts.some(({ submitted_at }) => submitted_at === null)
  if (obstacle !== null)
    return (
      <div className="mt-4">
        <Notice>
          {obstacle === 'upcoming' && opens_at
            ? texts.opensAt(formatTime(opens_at))
            : texts.obstacles[obstacle]}
        </Notice>
      </div>
    )
  const label = isRunning ? words.resume : attempts.length > 0 ? words.again : words.start
  // After a result its explanations come first.
  const variant = isRunning || attempts.length === 0 ? 'primary' : 'secondary'
  return (
    <a
      href={`${fillPath(paths.quizSession, { slug })}${isRunning ? '' : '#mulai'}`}
      className={`${buttonClasses(variant, 'large')} mt-4 w-full`}
    >
      {label}
      <ArrowRight aria-hidden size={20} strokeWidth={1.75} />
    </a>
  )
}

function Results({ quiz, numbers }: { quiz: QuizDetail; numbers: number[] }) {
  const [params] = useSearchParams()
  const wanted = Number(params.get('ke'))
  const number = numbers.find(one => one === wanted) ?? numbers[0] ?? 1
  return (
    <>
      {numbers.length > 1 && (
        <TabLinks
          label={words.history}
          tabs={numbers.slice(0, 5).map(one => ({
            title: words.number(one),
            to: `?ke=${one}`,
            isCurrent: one === number,
          }))}
        />
      )}
      <Suspense fallback={<Skeleton rows={3} />}>
        <QuizResult key={number} slug={quiz.slug} number={number} />
      </Suspense>
    </>
  )
}
