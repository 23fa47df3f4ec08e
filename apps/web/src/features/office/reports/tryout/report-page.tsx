import { type Report, reports } from '@gerbang/contract/office/reports.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import { query } from '../../../../api/query.ts'
import { formatCount } from '../../../../format/format-number.ts'
import { useTimeFormat } from '../../../../auth/use-time-format.ts'
import { fillPath, paths } from '../../../../paths.ts'
import { Button, buttonClasses } from '../../../../ui/button.tsx'
import { BarChart } from '../../../../ui/chart/bar-chart.tsx'
import { Choice } from '../../../../ui/form/choice.tsx'
import { EmptyState } from '../../../../ui/page/empty-state.tsx'
import { Loaded } from '../../../../ui/page/loaded.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { PageHeading } from '../../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../../ui/page/skeleton.tsx'
import { ExportCard } from './export-card.tsx'
import { Facts } from './facts.tsx'
import { ClassLinks } from '../../class-links.tsx'
import { GroupCard } from './group-card.tsx'
import { ProvinceMap } from './province-map.tsx'
import { QuestionCard } from './question-card.tsx'
import { SimilarCard } from './similar-card.tsx'
import { SubTestCard } from './sub-test-card.tsx'
import './print.css'
import { StillUnderWay } from '../../../../tryout/still-under-way.tsx'
import { texts } from './texts.ts'

const words = texts.report

export function ReportPage() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const batch = search.get('kelas') ?? undefined
  const school = search.get('sekolah') ?? undefined
  const found = useQuery({
    ...query(reports.get, { params: { id }, query: { batch, school } }),
    placeholderData: keepPreviousData,
  })
  return (
    <Loaded from={found} skeleton={<Skeleton rows={6} className="h-20" />}>
      {({ data: report }) => (
        <>
          <Heading report={report} batch={batch} school={school} />
          <div className="mb-5 grid gap-3 empty:hidden">
            {report.run?.is_provisional && report.total.students > 0 && <Notice>{words.provisional}</Notice>}
            <StillUnderWay tryout={report.tryout} />
          </div>
          {report.total.students === 0 ? (
            <EmptyState sketch="podium" words={words.empty} />
          ) : (
            <Figures report={report} batch={batch} school={school} />
          )}
        </>
      )}
    </Loaded>
  )
}

function Heading({
  report: { tryout, run, computed_at, batches },
  batch,
  school,
}: HeadingProps & { school: string | undefined }) {
  const { formatTime } = useTimeFormat()
  const facts = [
    tryout.program.name,
    texts.phases[tryout.phase],
    run && words.run(run.number, words.models[run.model]),
    computed_at === null ? words.notYet : words.computed(formatTime(computed_at)),
  ]
  const names = batches.shown.map(({ name }) => name)
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6">
      <PageHeading title={tryout.title} eyebrow={school}>
        {facts.filter(Boolean).join(' · ')}
      </PageHeading>
      <div className="mb-6 flex flex-wrap items-center gap-3 print:hidden">
        {school === undefined ? null : (
          <>
            <Button variant="secondary" onClick={() => window.print()}>
              {words.print}
            </Button>
            <Link to={fillPath(paths.report, { id: tryout.id })} className={buttonClasses('secondary')}>
              {words.everySchool}
            </Link>
          </>
        )}
        {names.length > 0 && <BatchFilter names={names} current={batch} />}
        <Link to={fillPath(paths.scoreRank, { id: tryout.id })} className={buttonClasses('secondary')}>
          {words.ranking}
        </Link>
      </div>
    </div>
  )
}

function BatchFilter({ names, current = '' }: { names: string[]; current: string | undefined }) {
  const [, setSearch] = useSearchParams()
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        {words.batch}
      </label>
      <Choice
        id={id}
        value={current}
        none={words.allBatches}
        options={names.map(name => ({ value: name, label: name }))}
        onPick={batch =>
          setSearch(
            before => {
              if (batch === '') before.delete('kelas')
              else before.set('kelas', batch)
              return before
            },
            { replace: true },
          )
        }
      />
    </div>
  )
}

function Figures({ report, batch, school }: HeadingProps & { school: string | undefined }) {
  const { tryout, total, distribution, run } = report
  const width = (distribution[0]?.to ?? 0) - (distribution[0]?.from ?? 0)
  const median = total.median === null ? null : formatCount(Math.round(total.median))
  return (
    <div className="tryout-report grid grid-cols-[minmax(0,1fr)] gap-5">
      <Facts report={report} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-2">
        <BarChart
          title={words.distribution}
          note={words.distributionNote(formatCount(width))}
          bars={distribution}
          mark={
            total.median === null || median === null
              ? null
              : { at: total.median, label: words.medianMark(median) }
          }
          words={words.distributionTable}
          file={`sebaran-${tryout.slug}`}
        />
        <SubTestCard report={report} />
        <GroupCard title={words.schools} groups={report.schools} report={report} linked />
        <ProvinceMap report={report} />
        <GroupCard title={words.provinces} groups={report.provinces} report={report} />
        {report.batches.shown.length > 0 && (
          <GroupCard title={words.batches} groups={report.batches} report={report} />
        )}
        <ClassLinks tryoutId={tryout.id} />
        <ExportCard tryoutId={tryout.id} batch={batch} school={school} />
        {run && run.model !== 'points' && (
          <SimilarCard key={`${batch} ${school}`} tryoutId={tryout.id} batch={batch} school={school} />
        )}
      </div>
      {run && !report.is_part && <QuestionCard runId={run.id} tryoutId={tryout.id} />}
    </div>
  )
}

interface HeadingProps {
  report: Report
  batch: string | undefined
}
