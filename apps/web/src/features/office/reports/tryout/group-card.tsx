import type { Groups, NamedGroup, Report } from '@gerbang/contract/office/reports.ts'
import { Link } from 'react-router'
import { formatCount } from '../../../../format/format-number.ts'
import { Card } from '../../../../ui/card.tsx'
import { ScoreLine } from '../../../../ui/chart/score-line.tsx'
import { type CardColumn, CardTable } from '../../../../ui/table/card-table.tsx'
import { texts } from './texts.ts'

const words = texts.report
const whole = (value: number) => formatCount(Math.round(value))

/** Groups in the order of their means, each with its error: a table and a drawing in one. */
export function GroupCard({
  title,
  groups: { shown, hidden, more },
  report,
  linked = false,
}: GroupCardProps) {
  const mean = report.total.overall ?? 0
  return (
    <Card title={title} note={shown.length > 0 ? words.overall(whole(mean)) : undefined} className="min-w-0">
      {shown.length === 0 ? (
        <p className="text-muted">{words.noGroups}</p>
      ) : (
        <CardTable
          label={title}
          rows={shown}
          getKey={group => group.name}
          head="name"
          columns={buildColumns(linked, { mark: mean, ...findEnds(shown, mean) })}
        />
      )}
      <p className="mt-3 text-sm text-muted">
        {shown.length > 0 && words.groupsNote} {more > 0 && words.others(formatCount(more))}{' '}
        {hidden > 0 && words.hidden(formatCount(hidden))}
      </p>
    </Card>
  )
}

function buildColumns(linked: boolean, line: { mark: number; min: number; max: number }) {
  return [
    {
      id: 'rank',
      header: words.rank,
      className: 'font-semibold whitespace-nowrap',
      cell: ({ rank_from, rank_to }) => (rank_from === rank_to ? rank_from : `${rank_from}–${rank_to}`),
    },
    {
      id: 'name',
      header: words.name,
      className: 'wrap-anywhere',
      cell: ({ name }) => (linked ? <SchoolLink name={name} /> : name),
    },
    {
      id: 'students',
      header: words.students,
      align: 'end',
      className: 'text-muted',
      cell: ({ students }) => formatCount(students),
    },
    {
      id: 'mean',
      header: words.meanHead,
      align: 'end',
      className: 'whitespace-nowrap',
      cell: ({ mean, se }) => (
        <>
          <b>{whole(mean)}</b>
          {se !== null && <span className="text-sm text-muted"> ± {formatCount(Math.ceil(se))}</span>}
        </>
      ),
    },
    {
      id: 'place',
      header: words.place,
      className: 'hidden w-20 sm:table-cell',
      cell: ({ name, mean, se }) => (
        <ScoreLine value={mean} error={se ?? 0} {...line} label={words.line(name, whole(mean))} />
      ),
    },
  ] satisfies CardColumn<NamedGroup>[]
}

function SchoolLink({ name }: { name: string }) {
  return (
    <Link
      to={`?sekolah=${encodeURIComponent(name)}`}
      className="rounded-chip py-1 font-semibold text-brand hover:underline"
    >
      {name}
    </Link>
  )
}

/** All means with their errors in sight, and the mean of everybody. */
function findEnds(groups: NamedGroup[], mean: number): { min: number; max: number } {
  const lows = groups.map(group => group.mean - (group.se ?? 0))
  const highs = groups.map(group => group.mean + (group.se ?? 0))
  return { min: Math.min(mean, ...lows) - 5, max: Math.max(mean, ...highs) + 5 }
}

interface GroupCardProps {
  title: string
  groups: Groups
  report: Report
  /** Each name leads to the report of that school. */
  linked?: boolean
}
