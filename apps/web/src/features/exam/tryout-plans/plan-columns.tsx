import type { PlanCard } from '@gerbang/contract/exam/tryout-plans.ts'
import { Link } from 'react-router'
import { formatCount } from '../../../format/format-number.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { fillPath, paths } from '../../../paths.ts'
import { createColumns } from '../../../ui/table/table-columns.ts'
import { StateChip } from './state-chip.tsx'
import { texts } from './texts.ts'

const words = texts.list.columns
const column = createColumns<PlanCard>()

export const planColumns = column.columns([
  column.accessor('title', {
    header: words.title,
    enableSorting: true,
    cell: ({ row: { original } }) => (
      <Link
        to={fillPath(paths.plan, { id: original.id })}
        className="rounded-chip py-2 text-brand hover:underline"
      >
        {original.title}
      </Link>
    ),
  }),
  column.accessor('state', { header: words.state, cell: ({ getValue }) => <StateChip state={getValue()} /> }),
  column.accessor(({ program }) => program.name, { id: 'program', header: words.program }),
  column.accessor('opens_at', {
    header: words.opens,
    enableSorting: true,
    sortDescFirst: true,
    cell: ({ getValue }) => <Moment at={getValue()} />,
  }),
  column.accessor('closes_at', {
    header: words.closes,
    cell: ({ getValue }) => <Moment at={getValue()} />,
  }),
  column.accessor('question_count', {
    header: words.questions,
    meta: { align: 'end' },
    cell: ({ getValue }) => formatCount(getValue()),
  }),
  column.accessor('participants', {
    header: words.participants,
    meta: { align: 'end' },
    cell: ({ getValue }) => formatCount(getValue()),
  }),
  column.accessor('updated_at', {
    header: words.updated,
    enableSorting: true,
    sortDescFirst: true,
    cell: ({ getValue }) => <Moment at={getValue()} />,
  }),
])

function Moment({ at }: { at: string | null }) {
  const { formatTime } = useTimeFormat()
  return at === null ? (
    <span className="text-muted">{texts.list.never}</span>
  ) : (
    <time dateTime={at}>{formatTime(at)}</time>
  )
}
