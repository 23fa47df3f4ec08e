import { type Home, home } from '@gerbang/contract/learning/home.ts'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { query } from '../../../api/query.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { formatCount } from '../../../format/format-number.ts'
import { paths } from '../../../paths.ts'
import { TotalTrend } from '../../../study/total-trend.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { NowCard } from './now-card.tsx'
import { PlanStrip } from './plan-strip.tsx'
import { ReportAnswers } from './report-answers.tsx'
import { News, Next } from './side-cards.tsx'
import { TargetCard } from './target-card.tsx'
import { texts } from './texts.ts'
import { WeekCard } from './week-card.tsx'

const skeleton = <Skeleton rows={3} className="h-44" />

/** What was kept from another visit may be a step behind: only what was read anew leads away. */
const leadToStart = (isFresh: boolean) => (isFresh ? <Navigate to={paths.start} replace /> : skeleton)

/** The header greets. A part without data is left out. */
export function HomePage() {
  // The session changes it, and is a document of its own that cannot tell this one.
  const found = useQuery({ ...query(home.get, {}), refetchOnMount: 'always' })
  return (
    <>
      <PageHeading title={texts.title}>
        {found.data ? <Countdown plan={found.data.data.plan} /> : texts.intro}
      </PageHeading>
      <Loaded from={found} skeleton={skeleton}>
        {({ data }) => (data.starts ? leadToStart(found.isFetchedAfterMount) : <Shown data={data} />)}
      </Loaded>
    </>
  )
}

/** The last card of each column grows, so that both end on one line. On a phone there is one column, and news come last. */
const column = 'contents lg:flex lg:min-w-0 lg:flex-col lg:gap-5 lg:*:last:flex-1'

function Shown({ data }: { data: Home }) {
  const hasScore = data.entries.length > 0
  return (
    <>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className={column}>
          <NowCard home={data} />
          {hasScore ? <Score home={data} /> : <TargetCard home={data} />}
          <News home={data} />
        </div>
        <div className={column}>
          <ReportAnswers />
          <WeekCard home={data} />
          <Next home={data} />
          {hasScore && <TargetCard home={data} />}
        </div>
      </div>
      <PlanStrip plan={data.plan} />
    </>
  )
}

function Countdown({ plan: { exam, today } }: Pick<Home, 'plan'>) {
  const { dayAndMonth } = useTimeFormat()
  if (exam === null || exam.on < today) return texts.intro
  const days = Math.round((Date.parse(exam.on) - Date.parse(today)) / 86_400_000)
  const { day, month } = dayAndMonth(`${exam.on}T05:00:00.000Z`)
  return texts.countdown(days, `${day} ${month} ${exam.on.slice(0, 4)}`, exam.is_estimate)
}

/** In words first: where the score most likely lies. */
function Score({ home: { entries, change, target } }: { home: Home }) {
  const last = entries.at(-1)
  if (last === undefined) return null
  const words = texts.score
  const { total, total_se: se } = last
  const title =
    se === null
      ? words.exact(formatCount(total))
      : words.around(formatCount(total), formatCount(total - se), formatCount(total + se))
  return (
    <Card title={title}>
      <TotalTrend entries={entries} change={change} target={target?.figures?.passing_score ?? null} />
      {last.provisional && <p className="mt-2 text-sm text-muted">{words.provisional}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={paths.raport} variant="secondary">
          {words.raport}
        </ButtonLink>
        <ButtonLink to={paths.history} variant="quiet">
          {words.history}
        </ButtonLink>
      </div>
    </Card>
  )
}
