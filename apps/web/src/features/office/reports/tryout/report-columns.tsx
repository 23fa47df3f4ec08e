import type { ReportRow } from '@gerbang/contract/office/reports.ts'
import { Flag } from 'lucide-react'
import { Link } from 'react-router'
import { formatCount } from '../../../../format/format-number.ts'
import { Moment } from '../../../../auth/moment.tsx'
import { fillPath, paths } from '../../../../paths.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { createColumns } from '../../../../ui/table/table-columns.ts'
import { texts } from './texts.ts'

const words = texts.list.columns
const column = createColumns<ReportRow>()

export const reportColumns = column.columns([
  column.accessor('title', {
    header: words.title,
    enableSorting: true,
    cell: ({ row: { original } }) => (
      <Link
        to={fillPath(paths.report, { id: original.id })}
        className="rounded-chip py-2 text-brand hover:underline"
      >
        {original.title}
      </Link>
    ),
  }),
  column.accessor('phase', { header: words.phase, cell: ({ getValue }) => texts.phases[getValue()] }),
  column.accessor('opens_at', {
    header: words.opened,
    enableSorting: true,
    sortDescFirst: true,
    cell: ({ getValue }) => <Moment iso={getValue()} />,
  }),
  column.accessor('participants', {
    header: words.participants,
    enableSorting: true,
    sortDescFirst: true,
    meta: { align: 'end' },
    cell: ({ getValue }) => formatCount(getValue()),
  }),
  column.accessor('mean', {
    header: words.mean,
    meta: { align: 'end' },
    cell: ({ row: { original } }) => <Mean row={original} />,
  }),
  column.accessor('flagged', {
    header: words.flagged,
    meta: { align: 'end' },
    cell: ({ getValue }) =>
      getValue() === 0 ? (
        '0'
      ) : (
        <Chip tone="doubt" icon={Flag}>
          {formatCount(getValue())}
        </Chip>
      ),
  }),
])

function Mean({ row: { mean, is_provisional } }: { row: ReportRow }) {
  if (mean === null) return '–'
  return (
    <span className="inline-flex items-center gap-2">
      {is_provisional && <Chip>{texts.list.provisional}</Chip>}
      {formatCount(Math.round(mean))}
    </span>
  )
}
