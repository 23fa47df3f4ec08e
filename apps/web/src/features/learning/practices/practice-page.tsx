import { type PracticeOverview, practices } from '@gerbang/contract/learning/practices.ts'
import { useQuery } from '@tanstack/react-query'
import ArrowRight from 'icon:arrow-right'
import { query } from '../../../api/query.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { fillPath, paths } from '../../../paths.ts'
import { LessonLink } from '../../../study/lesson-link.tsx'
import { PracticeButton } from '../../../study/practice-button.tsx'
import { buttonClasses } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { OwnTasks } from '../own-tasks.tsx'
import { PracticeSubjects } from './practice-subjects.tsx'
import { texts } from './texts.ts'

/** The first thing to do, what else there is for today, and everything by subject. */
export function PracticePage() {
  // Practising changes it, in a document of its own that cannot tell this one.
  const found = useQuery({ ...query(practices.overview, {}), refetchOnMount: 'always' })
  return (
    <>
      <PageHeading title={texts.title}>{texts.intro}</PageHeading>
      <OwnTasks />
      <Loaded from={found} skeleton={<Skeleton rows={3} className="h-44" />}>
        {({ data }) => <Shown overview={data} />}
      </Loaded>
    </>
  )
}

function Shown({ overview }: { overview: PracticeOverview }) {
  const { running, weak, subjects, due } = overview
  if (running === null && weak.length === 0 && subjects.length === 0 && due === 0)
    return <EmptyState sketch="papers" words={texts.empty} to={paths.quizzes} />
  // As the dashboard has it: what is under way, what comes back today, the weakest topic.
  const comesBack = running === null && due > 0
  const today = <Today overview={overview} isFirst={comesBack || (running === null && weak.length === 0)} />
  return (
    <div className="flex flex-wrap gap-5">
      {comesBack && today}
      <div className="grid min-w-0 flex-2 basis-80 grid-cols-1 gap-5 empty:hidden">
        {running && <Running running={running} />}
        {weak.length > 0 && <Plan weak={weak} isFirst={running === null && !comesBack} />}
      </div>
      {!comesBack && today}
      <PracticeSubjects subjects={subjects} />
    </div>
  )
}

function Running({ running }: { running: NonNullable<PracticeOverview['running']> }) {
  const words = texts.running
  return (
    <Card>
      <p className="text-sm font-semibold text-muted">{words.title}</p>
      <h2 className="mt-1 text-xl">{running.title}</h2>
      <p className="mt-1 text-md text-muted">{words.progress(running.answered, running.of)}</p>
      <a
        href={fillPath(paths.practiceSession, { id: running.id })}
        className={`${buttonClasses('primary', 'large')} mt-4`}
      >
        {words.go}
        <ArrowRight aria-hidden size={20} strokeWidth={1.75} />
      </a>
    </Card>
  )
}

function Plan({ weak, isFirst }: { weak: PracticeOverview['weak']; isFirst: boolean }) {
  const words = texts.plan
  const [first, ...others] = weak
  if (first === undefined) return null
  return (
    <Card>
      <p className="text-sm font-semibold text-muted">{words.title}</p>
      <h2 className="mt-1 text-xl">{first.topic.name}</h2>
      <p className="text-sm text-muted">{first.subject.name}</p>
      <p className="mt-3 text-md">
        {words.why(first.correct, first.of)} {words.text(first.own)}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <PracticeButton
          kind="plan"
          of={first.topic.id}
          variant={isFirst ? 'primary' : 'secondary'}
          size="large"
        >
          {words.go}
        </PracticeButton>
        <LessonLink topicId={first.topic.id} topic={first.topic.name} />
      </div>
      <p className="mt-3 text-sm text-muted">{words.later}</p>
      {others.length > 0 && (
        <details className="mt-4 border-t border-line pt-2">
          <summary className="min-h-11 cursor-pointer py-2.5 text-md font-semibold">{words.others}</summary>
          <ul className="divide-y divide-line">
            {others.map(({ topic, subject, correct, of }) => (
              <li key={topic.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
                <span className="min-w-0 flex-1 basis-[10rem]">
                  <span className="font-semibold">{topic.name}</span>
                  <span className="block text-sm text-muted">
                    {subject.name} · {words.counts(correct, of)}
                  </span>
                </span>
                <LessonLink topicId={topic.id} topic={topic.name} />
                <PracticeButton kind="plan" of={topic.id} variant="secondary" label={words.other(topic.name)}>
                  {words.short}
                </PracticeButton>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  )
}

const setSize = 5

/** Five for today: what comes back, then new ones. */
function Today({ overview, isFirst }: { overview: PracticeOverview; isFirst: boolean }) {
  const { due, waiting, next_due_at, subjects, placed } = overview
  const words = texts.today
  const { formatTime } = useTimeFormat()
  const fresh = subjects.reduce((sum, { questions }) => sum + questions, 0)
  const back = Math.min(due, setSize)
  const questions = Math.min(setSize, back + fresh)
  return (
    <Card title={words.title} className="flex-1 basis-72">
      <p className="text-md">{words.what(back, questions - back)}</p>
      {due + waiting > back && (
        <p className="mt-1 text-md text-muted">{words.waiting(due + waiting - back)}</p>
      )}
      {due === 0 && next_due_at !== null && (
        <p className="mt-1 text-md text-muted">{words.next(formatTime(next_due_at))}</p>
      )}
      {questions > 0 && (
        <div className="mt-4">
          <PracticeButton kind="today" variant={isFirst ? 'primary' : 'secondary'} size="large">
            {words.go(questions)}
          </PracticeButton>
        </div>
      )}
      <p className="mt-3 text-sm text-muted">{words.how}</p>
      {placed !== null && placed < placementLength && (
        <div className="mt-3 border-t border-line pt-2">
          <p className="text-sm text-muted">{words.place}</p>
          <PracticeButton kind="placement" variant="quiet" className="-ml-4 text-brand!">
            {words.goPlace(placementLength - placed)}
          </PracticeButton>
        </div>
      )}
    </Card>
  )
}

const placementLength = 8
