import { type Calibration, calibrations } from '@gerbang/contract/bank/calibrations.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '../../../api/query.ts'
import { useAreaPath } from '../../../auth/area-path.ts'
import { Moment } from '../../../auth/moment.tsx'
import { formatCount } from '../../../format/format-number.ts'
import { areaPaths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { LoadedRows } from '../../../ui/page/loaded-rows.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { type CardColumn, CardTable } from '../../../ui/table/card-table.tsx'
import { texts } from './texts.ts'

const words = texts.columns

/** How far the bank is measured, a row for each sub-test of each program. */
export function CalibrationListPage() {
  const found = useQuery(query(calibrations.list, { query: {} }))
  return (
    <>
      <PageHeading title={texts.title}>{texts.intro}</PageHeading>
      <LoadedRows from={found} none={texts.empty}>
        {({ data }) => (
          <div className="grid grid-cols-1 gap-6">
            {listPrograms(data).map(({ id, name }) => (
              <Card key={id} title={name} note={texts.errorNote}>
                <CardTable
                  label={name}
                  rows={data.filter(({ program }) => program.id === id)}
                  columns={columns}
                  getKey={({ subject }) => subject.id}
                  className="min-w-[46rem]"
                />
              </Card>
            ))}
          </div>
        )}
      </LoadedRows>
    </>
  )
}

/** As they come, each once. */
const listPrograms = (rows: readonly Calibration[]) => [
  ...new Map(rows.map(({ program }) => [program.id, program])).values(),
]

const columns: CardColumn<Calibration>[] = [
  { id: 'subject', header: words.subject, cell: ({ subject }) => <SubjectLink {...subject} /> },
  { id: 'measured', header: words.measured, cell: row => <Share {...row} />, className: 'w-44' },
  { id: 'small', header: words.small, align: 'end', cell: ({ errors }) => formatCount(errors.small) },
  { id: 'fair', header: words.fair, align: 'end', cell: ({ errors }) => formatCount(errors.fair) },
  { id: 'large', header: words.large, align: 'end', cell: ({ errors }) => formatCount(errors.large) },
  { id: 'lacks', header: words.lacks, align: 'end', cell: ({ lacks }) => formatCount(lacks) },
  { id: 'newest', header: words.newest, cell: ({ newest_at }) => <Moment iso={newest_at} /> },
]

function SubjectLink({ id, name }: Calibration['subject']) {
  const toPath = useAreaPath()
  return (
    <Link
      to={toPath(areaPaths.calibration, { subjectId: id })}
      className="inline-flex min-h-11 items-center rounded-chip font-semibold text-brand hover:underline"
    >
      {name}
    </Link>
  )
}

function Share({ subject, measured, questions }: Calibration) {
  if (questions === 0) return <span className="text-muted">{texts.none}</span>
  return (
    <>
      {texts.share(measured, questions)}
      <ProgressBar
        value={measured}
        max={questions}
        label={texts.shareLabel(subject.name)}
        className="mt-1 max-w-36"
      />
    </>
  )
}
