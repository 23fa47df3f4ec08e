import type { Groups, NamedGroup, Report } from '@gerbang/contract/office/reports.ts'
import { Link } from 'react-router'
import { formatCount } from '../../../../format/format-number.ts'
import { Card } from '../../../../ui/card.tsx'
import { ScoreLine } from '../../../../ui/chart/score-line.tsx'
import { texts } from './texts.ts'

const words = texts.report
const whole = (value: number) => formatCount(Math.round(value))

/** Groups in the order of their means, each with its error: a table and a drawing in one. */
export function GroupCard({ title, groups: { shown, hidden }, report, linked = false }: GroupCardProps) {
  const mean = report.total.overall ?? 0
  const ends = findEnds(shown, mean)
  return (
    <Card title={title} note={shown.length > 0 ? words.overall(whole(mean)) : undefined} className="min-w-0">
      {shown.length === 0 ? (
        <p className="text-muted">{words.noGroups}</p>
      ) : (
        <section
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
          tabIndex={0}
          aria-label={title}
          className="relative max-h-96 overflow-auto"
        >
          <table className="w-full text-md">
            <thead className="text-left text-sm text-muted">
              <tr>
                <th scope="col" className="py-1.5 pr-3 font-medium">
                  {words.rank}
                </th>
                <th scope="col" className="py-1.5 pr-3 font-medium">
                  {words.name}
                </th>
                <th scope="col" className="py-1.5 pr-3 text-right font-medium">
                  {words.students}
                </th>
                <th scope="col" className="py-1.5 pr-4 text-right font-medium">
                  {words.meanHead}
                </th>
                <th scope="col" className="hidden w-20 py-1.5 font-medium sm:table-cell">
                  {words.place}
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map(group => (
                <Row key={group.name} group={group} mark={mean} linked={linked} {...ends} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      <p className="mt-3 text-sm text-muted">
        {shown.length > 0 && words.groupsNote} {hidden > 0 && words.hidden(formatCount(hidden))}
      </p>
    </Card>
  )
}

function Row({ group: { name, students, mean, se, rank_from, rank_to }, mark, linked, min, max }: RowProps) {
  return (
    <tr className="border-t border-line">
      <td className="py-2.5 pr-3 font-semibold whitespace-nowrap">
        {rank_from === rank_to ? rank_from : `${rank_from}–${rank_to}`}
      </td>
      <th scope="row" className="py-2.5 wrap-anywhere pr-3 text-left font-normal">
        {linked ? (
          <Link
            to={`?sekolah=${encodeURIComponent(name)}`}
            className="rounded-chip py-1 font-semibold text-brand hover:underline"
          >
            {name}
          </Link>
        ) : (
          name
        )}
      </th>
      <td className="py-2.5 pr-3 text-right text-muted">{formatCount(students)}</td>
      <td className="py-2.5 pr-4 text-right whitespace-nowrap">
        <b>{whole(mean)}</b>
        {se !== null && <span className="text-sm text-muted"> ± {formatCount(Math.ceil(se))}</span>}
      </td>
      <td className="hidden sm:table-cell">
        <ScoreLine
          value={mean}
          error={se ?? 0}
          mark={mark}
          min={min}
          max={max}
          label={words.line(name, whole(mean))}
        />
      </td>
    </tr>
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

interface RowProps {
  group: NamedGroup
  mark: number
  linked: boolean
  min: number
  max: number
}
