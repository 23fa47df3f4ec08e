import { dashboard, type OpenTryout } from '@gerbang/contract/office/dashboard.ts'
import { useQuery } from '@tanstack/react-query'
import Package from 'icon:package'
import Settings from 'icon:settings'
import { Link } from 'react-router'
import { query } from '../../../../api/query.ts'
import { formatCount } from '../../../../format/format-number.ts'
import { useTimeFormat } from '../../../../auth/use-time-format.ts'
import { fillPath, paths } from '../../../../paths.ts'
import { buttonClasses } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { FactList } from '../../../../ui/fact-list.tsx'
import { Loaded } from '../../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../../ui/page/skeleton.tsx'
import { AttentionCard } from './attention-card.tsx'
import { DayChart } from './day-chart.tsx'
import { SetupCard } from './setup-card.tsx'
import { texts } from './texts.ts'
import { NamedNote } from '../../../../ui/named-note.tsx'

const followMs = 10_000

/** What waits for somebody comes first; figures that are only nice to know come last. */
export function DashboardPage() {
  const found = useQuery({ ...query(dashboard.admin, {}), refetchInterval: followMs })
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <PageHeading title={texts.title} />
        <div className="mb-6 flex flex-wrap gap-2">
          <Link to={paths.packs} className={buttonClasses('secondary')}>
            <Package aria-hidden size={18} strokeWidth={1.75} />
            {texts.packs}
          </Link>
          <Link to={paths.settings} className={buttonClasses('secondary')}>
            <Settings aria-hidden size={18} strokeWidth={1.75} />
            {texts.settings}
          </Link>
        </div>
      </div>
      <Loaded from={found} skeleton={<Skeleton rows={4} className="h-32" />}>
        {({ data }) => (
          <div className="grid items-start gap-6 lg:grid-cols-[1fr_18rem]">
            <div className="grid min-w-0 gap-6">
              <SetupCard />
              <AttentionCard attention={data.attention} />
              <OpenTryouts tryouts={data.open_tryouts} />
              <DayChart days={data.days} />
            </div>
            <Counts counts={data.counts} countedAt={data.counted_at} />
          </div>
        )}
      </Loaded>
    </>
  )
}

const words = texts.open
const figures = [
  ['enrolled', words.columns.enrolled],
  ['in_progress', words.columns.inProgress],
  ['finished', words.columns.finished],
  ['saves_per_minute', words.columns.saves],
] as const

function OpenTryouts({ tryouts }: { tryouts: OpenTryout[] }) {
  const { formatTime } = useTimeFormat()
  return (
    <Card title={words.title} note={tryouts.length > 0 ? words.note : undefined}>
      {tryouts.length === 0 ? (
        <p className="text-md text-muted">{words.none}</p>
      ) : (
        <ul className="-my-3 divide-y divide-line">
          {tryouts.map(tryout => (
            <li
              key={tryout.id}
              className="grid grid-cols-1 gap-3 py-4 md:grid-cols-[1fr_auto] md:items-center"
            >
              <NamedNote name={tryout.title} to={fillPath(paths.scoreRank, { id: tryout.id })}>
                {tryout.closes_at === null ? words.forever : words.until(formatTime(tryout.closes_at))}
              </NamedNote>
              <FactList
                of={figures.map(([name, label]) => [label, formatCount(tryout[name])])}
                look="counts"
                className="grid-cols-2 gap-x-6 gap-y-2 text-xl font-bold sm:grid-cols-4"
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const shown = [
  ['signed_in', paths.users],
  ['students', `${paths.users}?role=student`],
  ['teachers', `${paths.users}?role=teacher`],
  ['admins', `${paths.users}?role=admin`],
  ['invited', `${paths.users}?status=invited`],
  ['tryouts', paths.scores],
  ['attempts', paths.scores],
  ['questions', `${paths.admin}/question-bank`],
] as const

interface CountsProps {
  counts: Record<(typeof shown)[number][0], number>
  countedAt: string
}

function Counts({ counts, countedAt }: CountsProps) {
  const { formatTime } = useTimeFormat()
  return (
    <Card title={texts.counts.title} note={texts.countedAt(formatTime(countedAt))}>
      <dl className="-my-1 divide-y divide-line">
        {shown.map(([name, to]) => (
          <div key={name} className="flex items-baseline justify-between gap-3 py-2">
            <dt className="text-md text-muted">
              <Link to={to} className="rounded-chip hover:text-brand hover:underline">
                {texts.counts[name]}
              </Link>
            </dt>
            <dd className="text-lg font-bold">{formatCount(counts[name])}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
