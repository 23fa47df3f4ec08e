import { type Calibration, outcomes } from '@gerbang/contract/scores/outcomes.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import Upload from 'icon:upload'
import { useSearchParams } from 'react-router'
import { query } from '../../../api/query.ts'
import { formatCount, formatScore } from '../../../format/format-number.ts'
import { Card } from '../../../ui/card.tsx'
import { Choice } from '../../../ui/form/choice.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { ImportOutcomesButton } from './import-button.tsx'
import { ReliabilityDiagram } from './reliability-diagram.tsx'
import { texts } from './texts.ts'

const words = texts.report
/** Fewer outcomes, and chance moves every point of the diagram. */
const enough = 200

/** Whether the chances that students were told came true. */
export function ChanceReportPage() {
  const [search, setSearch] = useSearchParams()
  const year = search.get('tahun') ?? ''
  const report = useQuery({
    ...query(outcomes.calibration, { query: year === '' ? {} : { year: Number(year) } }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <PageHeading title={words.title}>{words.intro}</PageHeading>
        <ImportOutcomesButton
          variant="primary"
          className="mb-6"
          icon={<Upload aria-hidden size={18} strokeWidth={1.75} />}
        />
      </div>
      <Loaded from={report} skeleton={<Skeleton rows={2} className="h-60" />}>
        {({ data }) => (
          <Report
            report={data}
            year={year}
            onYear={next => setSearch(next === '' ? {} : { tahun: next }, { replace: true })}
          />
        )}
      </Loaded>
    </>
  )
}

function Report({ report, year, onYear }: ReportProps) {
  const { years, told } = report
  if (years.length === 0) return <EmptyState sketch="podium" words={words.empty} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {years.length > 1 && (
        <label className="flex items-center gap-3 text-md font-semibold">
          {words.year}
          <Choice
            value={year}
            none={words.allYears}
            options={years.map(one => ({ value: String(one), label: String(one) }))}
            onPick={onYear}
            className="w-44"
          />
        </label>
      )}
      <Counts report={report} />
      {told > 0 && told < enough && <Notice>{words.thin(formatCount(told))}</Notice>}
      {told > 0 && <ReliabilityDiagram bins={report.bins} />}
      <Reading report={report} />
    </div>
  )
}

function Counts({ report }: { report: Calibration }) {
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {(['known', 'students', 'told', 'admitted'] as const).map(name => (
        <div key={name} className="rounded-card border border-line bg-surface px-4 py-3 shadow-card">
          <dt className="text-sm text-muted">{words.counts[name]}</dt>
          <dd className="text-xl font-bold">{formatCount(report[name])}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What the diagram says, in words. */
function Reading({ report: { bins, brier, brier_base } }: { report: Calibration }) {
  const outside = bins.filter(
    ({ told, low, high }) => told !== null && low !== null && high !== null && (told < low || told > high),
  )
  const ranges = outside.map(({ from, to }) => words.range(texts.percent(from), texts.percent(to))).join(', ')
  return (
    <Card>
      {brier !== null && brier_base !== null && (
        <>
          <p className="font-semibold">{outside.length === 0 ? words.inside : words.outside(ranges)}</p>
          <p className="mt-2 text-md text-muted">
            {words.brier(formatScore(brier), formatScore(brier_base))}
          </p>
        </>
      )}
      <p className="mt-2 text-md text-muted">{words.how}</p>
    </Card>
  )
}

interface ReportProps {
  report: Calibration
  year: string
  onYear: (year: string) => void
}
