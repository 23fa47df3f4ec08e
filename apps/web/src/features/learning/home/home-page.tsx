import { type Home, home, type Resume } from '@gerbang/contract/learning/home.ts'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { query } from '../../../api/query.ts'
import { useViewer } from '../../../auth/viewer.ts'
import { formatCount } from '../../../format/format-number.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { fillPath, paths } from '../../../paths.ts'
import { PracticeButton } from '../../../study/practice-button.tsx'
import { TotalTrend } from '../../../study/total-trend.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { buttonClasses } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { ReportAnswers } from './report-answers.tsx'
import { Days, findBeginning, News, Next } from './side-cards.tsx'
import { texts } from './texts.ts'

export function HomePage() {
  const { name } = useViewer()
  // The session changes it, and is a document of its own that cannot tell this one.
  const found = useQuery({ ...query(home.get, {}), refetchOnMount: 'always' })
  return (
    <Loaded from={found} skeleton={<Skeleton rows={3} className="h-44" />}>
      {({ data }) => <Shown name={name} data={data} />}
    </Loaded>
  )
}

/** Whoever has no score yet sees first what there is to do; what will be told later stands aside. */
function Shown({ name, data }: { name: string; data: Home }) {
  const isNew = data.entries.length === 0
  const ahead = (
    <>
      <Next home={data} />
      <Days days={data.days} />
    </>
  )
  return (
    <>
      <PageHeading title={texts.hello(name.split(' ')[0] ?? name)}>
        {isNew ? texts.intro.new : texts.intro.known}
      </PageHeading>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <Lead home={data} />
          {isNew ? ahead : <Score home={data} />}
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-5">
          <ReportAnswers />
          <Practise home={data} />
          {isNew && <Score home={data} />}
          <Target home={data} />
          {!isNew && ahead}
          <News home={data} />
        </div>
      </div>
    </>
  )
}

function ResumeLink({ of: { kind, slug }, className, children }: ResumeLinkProps) {
  // Another document: the session is not part of this app.
  if (kind === 'practice')
    return (
      <a href={fillPath(paths.practiceSession, { id: slug })} className={className}>
        {children}
      </a>
    )
  const path = kind === 'tryout' ? paths.subjects : paths.quiz
  return (
    <Link to={fillPath(path, { slug })} className={className}>
      {children}
    </Link>
  )
}

interface ResumeLinkProps {
  of: Resume
  className: string
  children: ReactNode
}

/** The page's one filled button: what is under way, else where to begin. */
function Lead({ home }: { home: Home }) {
  const { formatTime } = useTimeFormat()
  const [first, ...others] = home.resume
  if (first === undefined) return <Begin tryout={findBeginning(home)} />
  const words = texts.resume
  return (
    <Card>
      <p className="text-sm font-semibold text-muted">{words.title}</p>
      <h2 className="mt-1 text-2xl">{first.title}</h2>
      <p className="mt-1 text-md text-muted">
        {first.part === null ? words[first.kind] : words.part(first.part)}{' '}
        {first.ends_at !== null && words.until(formatTime(first.ends_at))}
      </p>
      <ResumeLink of={first} className={`${buttonClasses('primary', 'large')} mt-5`}>
        {words.go}
        <ArrowRight aria-hidden size={20} strokeWidth={1.75} />
      </ResumeLink>
      {others.length > 0 && (
        <div className="mt-5 border-t border-line pt-3">
          <p className="text-sm text-muted">{words.others}</p>
          <ul>
            {others.map(one => (
              <li key={`${one.kind} ${one.slug}`}>
                <ResumeLink of={one} className="inline-flex min-h-11 items-center font-semibold text-brand">
                  {one.title}
                </ResumeLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}

function Begin({ tryout }: { tryout: Home['next_tryouts'][number] | undefined }) {
  const words = texts.first
  return (
    <Card>
      <p className="text-sm font-semibold text-muted">{texts.next.title}</p>
      <h2 className="mt-1 text-2xl">{tryout?.title ?? words.title}</h2>
      <p className="mt-1 max-w-[60ch] text-md text-muted">{tryout?.description ?? words.none}</p>
      <Link
        to={tryout ? fillPath(paths.tryout, { slug: tryout.slug }) : paths.tryouts}
        className={`${buttonClasses('primary', 'large')} mt-5`}
      >
        {words.go}
        <ArrowRight aria-hidden size={20} strokeWidth={1.75} />
      </Link>
    </Card>
  )
}

function Score({ home: { entries, change, target } }: { home: Home }) {
  const words = texts.score
  if (entries.length === 0)
    return (
      <Card title={words.title}>
        <p className="text-md text-muted">{words.none}</p>
      </Card>
    )
  return (
    <Card title={words.title}>
      <TotalTrend entries={entries} change={change} target={target?.figures?.passing_score ?? null} />
      {entries.at(-1)?.provisional && <p className="mt-2 text-sm text-muted">{words.provisional}</p>}
      <Link to={paths.raport} className={`${buttonClasses('secondary')} mt-4`}>
        {words.raport}
      </Link>
    </Card>
  )
}

/** The distance carries the error of the score it is measured from. */
function Target({ home: { target, entries } }: { home: Home }) {
  const words = texts.target
  const se = entries.at(-1)?.total_se ?? null
  const passing = target?.figures?.passing_score ?? null
  if (target === null || passing === null)
    return (
      <Card title={words.title}>
        <p className="text-md text-muted">{words.none}</p>
      </Card>
    )
  const major = `${target.name}, ${target.university.short_name}`
  const error = se === null ? '' : ` ± ${formatCount(se)}`
  return (
    <Card title={words.title}>
      <p className="text-md font-semibold">
        {target.gap === null
          ? words.noScore(major)
          : (target.gap < 0 ? words.below : words.above)(formatCount(Math.abs(target.gap)), error, major)}
      </p>
      <p className="mt-1 text-sm text-muted">
        {target.figures && words.reference(formatCount(passing), target.figures.year)}{' '}
        {target.figures?.is_estimate && words.estimate}
      </p>
    </Card>
  )
}

function Practise({ home: { practise } }: { home: Home }) {
  const words = texts.practise
  return (
    <Card title={words.title}>
      {practise === null ? (
        <>
          <p className="text-md text-muted">{words.none}</p>
          <Link to={paths.practice} className={`${buttonClasses('secondary')} mt-4 w-full`}>
            {words.all}
          </Link>
        </>
      ) : (
        <>
          <p className="text-lg font-bold">{practise.topic}</p>
          <p className="text-sm text-muted">{practise.subject.name}</p>
          <p className="mt-2 text-md">{words.why(practise.correct, practise.of)}</p>
          <div className="mt-4 grid gap-2">
            <PracticeButton kind="plan" targetId={practise.topic_id} variant="secondary">
              {words.go}
            </PracticeButton>
            <ButtonLink to={paths.practice} variant="quiet">
              {words.all}
            </ButtonLink>
          </div>
        </>
      )}
    </Card>
  )
}
