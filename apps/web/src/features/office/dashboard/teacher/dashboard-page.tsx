import { teachers, type TeacherDashboard } from '@gerbang/contract/office/teachers.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '../../../../api/query.ts'
import { useAreaPath } from '../../../../auth/area-path.ts'
import { formatCount } from '../../../../format/format-number.ts'
import { ClassLinks } from '../../class-links.tsx'
import { areaPaths } from '../../../../paths.ts'
import { flagNames } from '../../../../question/flag-names.ts'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { buttonClasses } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { FactList } from '../../../../ui/fact-list.tsx'
import { EmptyState } from '../../../../ui/page/empty-state.tsx'
import { Loaded } from '../../../../ui/page/loaded.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { PageHeading } from '../../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../../ui/page/skeleton.tsx'
import { TaskList } from './task-list.tsx'
import { texts } from './texts.ts'

const figures = ['banks', 'published', 'in_review', 'draft', 'flagged'] as const

/** What lies before a teacher: unfinished first, then what others have to look at. */
export function TeacherDashboardPage() {
  const found = useQuery(query(teachers.dashboard, {}))
  return (
    <>
      <PageHeading title={texts.title}>{texts.intro}</PageHeading>
      <div className="mb-6 empty:hidden">
        <ClassLinks />
      </div>
      <Loaded from={found} skeleton={<Skeleton rows={5} className="h-24" />}>
        {({ data }) => (data.counts.banks === 0 ? <NoBanks /> : <Dashboard of={data} />)}
      </Loaded>
    </>
  )
}

function Dashboard({ of: { counts, banks, drafts, in_review, flagged } }: { of: TeacherDashboard }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <FactList
        of={figures.map(name => [texts.counts[name], formatCount(counts[name])])}
        look="counts"
        className="grid-cols-2 gap-x-6 gap-y-4 rounded-card border border-line bg-surface p-5 text-2xl font-extrabold shadow-card sm:grid-cols-5 md:p-6"
      />
      {counts.reported > 0 && <Reported count={counts.reported} />}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <TaskList words={texts.drafts} tasks={drafts} total={counts.draft} />
        <TaskList
          words={texts.flagged}
          tasks={flagged}
          total={counts.flagged}
          describe={({ flags, tryout }) =>
            texts.flagged.by(flags.map(flag => flagNames[flag]).join(', '), tryout)
          }
        />
        <TaskList words={texts.inReview} tasks={in_review} total={counts.in_review} />
        <Banks banks={banks} />
      </div>
    </div>
  )
}

function Reported({ count }: { count: number }) {
  const toPath = useAreaPath()
  return (
    <Notice
      title={texts.reported.title(formatCount(count))}
      action={
        <ButtonLink to={toPath(areaPaths.bankFlags, {})} variant="secondary">
          {texts.reported.open}
        </ButtonLink>
      }
    >
      {texts.reported.text}
    </Notice>
  )
}

function Banks({ banks }: Pick<TeacherDashboard, 'banks'>) {
  const toPath = useAreaPath()
  return (
    <Card title={texts.banks.title}>
      <ul className="divide-y divide-line">
        {banks.map(({ id, title, program, published, draft }) => (
          <li key={id} className="py-2 first:pt-0">
            <Link
              to={toPath(areaPaths.bank, { qbId: id })}
              className="inline-flex min-h-11 items-center rounded-chip font-semibold wrap-anywhere text-brand hover:underline"
            >
              {title}
            </Link>
            <p className="text-sm text-muted">
              {program} · {texts.banks.counts(published, draft)}
            </p>
          </li>
        ))}
      </ul>
      <Link to={`${toPath(areaPaths.banks, {})}?owner=mine`} className={buttonClasses('secondary', 'table')}>
        {texts.banks.all}
      </Link>
    </Card>
  )
}

function NoBanks() {
  const toPath = useAreaPath()
  return <EmptyState sketch="papers" words={texts.none} to={toPath(areaPaths.bankCreate, {})} />
}
