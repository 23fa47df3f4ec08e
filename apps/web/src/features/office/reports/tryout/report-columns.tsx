import { type ReportRow, reports } from '@gerbang/contract/office/reports.ts'
import Flag from 'icon:flag'
import { formatCount } from '../../../../format/format-number.ts'
import { linkColumn, momentColumn } from '../../../../list/columns.tsx'
import { type ListColumns, shapeList } from '../../../../list/list-shape.ts'
import { paths } from '../../../../paths.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { texts } from './texts.ts'

const words = texts.list.columns

export const reportShape = shapeList(reports.list, {
  filters: { program_id: null, phase: texts.phases },
  sorts: ['-opens_at', 'opens_at', 'title', '-title', '-participants', 'participants'],
})

export const reportColumns: ListColumns<typeof reports.list> = [
  linkColumn('title', words.title, paths.report),
  { id: 'phase', header: words.phase, cell: ({ phase }) => texts.phases[phase] },
  momentColumn('opens_at', words.opened),
  {
    id: 'participants',
    header: words.participants,
    sort: '-participants',
    align: 'end',
    cell: ({ participants }) => formatCount(participants),
  },
  { id: 'mean', header: words.mean, align: 'end', cell: row => <Mean row={row} /> },
  { id: 'flagged', header: words.flagged, align: 'end', cell: row => <Flagged row={row} /> },
]

function Flagged({ row: { flagged } }: { row: ReportRow }) {
  if (flagged === 0) return '0'
  return (
    <Chip tone="doubt" icon={Flag}>
      {formatCount(flagged)}
    </Chip>
  )
}

function Mean({ row: { mean, is_provisional } }: { row: ReportRow }) {
  if (mean === null) return '–'
  return (
    <span className="inline-flex items-center gap-2">
      {is_provisional && <Chip>{texts.list.provisional}</Chip>}
      {formatCount(Math.round(mean))}
    </span>
  )
}
