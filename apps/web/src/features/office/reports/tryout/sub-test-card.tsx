import type { Report } from '@gerbang/contract/office/reports.ts'
import { formatCount, formatScore } from '../../../../format/format-number.ts'
import { Card } from '../../../../ui/card.tsx'
import { ScoreLine } from '../../../../ui/chart/score-line.tsx'
import { type CardColumn, CardTable } from '../../../../ui/table/card-table.tsx'
import { texts } from './texts.ts'

const words = texts.report
const whole = (value: number | null) => (value === null ? '–' : formatCount(Math.round(value)))

/** How each sub-test went, on the scale of the try-out. */
export function SubTestCard({ report }: { report: Report }) {
  return (
    <Card title={words.subTests} note={words.subTestsNote} className="min-w-0">
      <CardTable label={words.subTests} rows={report.sub_tests} columns={buildColumns(report)} />
      <p className="mt-3 text-sm text-muted">
        {words.alphaHint} {report.is_part && words.overallMark}
      </p>
    </Card>
  )
}

function buildColumns({ tryout, is_part }: Report) {
  return [
    {
      id: 'sub_test',
      header: words.subTest,
      className: 'font-semibold',
      cell: ({ subject }) => (
        <abbr title={subject.name} className="no-underline">
          {subject.code}
        </abbr>
      ),
    },
    {
      id: 'mean',
      header: words.meanHead,
      align: 'end',
      className: 'font-bold',
      cell: ({ mean }) => whole(mean),
    },
    { id: 'sd', header: words.sd, align: 'end', className: 'text-muted', cell: ({ sd }) => whole(sd) },
    {
      id: 'alpha',
      header: <span title={words.alphaHint}>{words.alpha}</span>,
      align: 'end',
      className: 'text-muted',
      cell: ({ alpha }) => (alpha === null ? null : formatScore(alpha)),
    },
    {
      id: 'place',
      header: words.place,
      className: 'hidden w-28 sm:table-cell lg:w-36',
      cell: ({ subject, mean, sd, overall }) =>
        mean !== null && (
          <ScoreLine
            value={mean}
            error={sd ?? 0}
            mark={is_part ? overall : null}
            {...tryout.scale}
            label={words.line(subject.name, whole(mean))}
          />
        ),
    },
  ] satisfies CardColumn<Report['sub_tests'][number]>[]
}
