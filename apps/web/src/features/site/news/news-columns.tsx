import type { NewsRow } from '@gerbang/contract/site/news.ts'
import { Link } from 'react-router'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { fillPath, paths } from '../../../paths.ts'
import { createColumns } from '../../../ui/table/table-columns.ts'
import { StateChip } from './state-chip.tsx'
import { texts } from './texts.ts'

const words = texts.list.columns
const column = createColumns<NewsRow>()

export const newsColumns = column.columns([
  column.accessor('title', {
    header: words.title,
    enableSorting: true,
    cell: ({ row: { original } }) => (
      <Link
        to={fillPath(paths.newsEdit, { id: original.id })}
        className="rounded-chip py-2 text-brand hover:underline"
      >
        {original.title}
      </Link>
    ),
  }),
  column.accessor('state', {
    header: words.state,
    cell: ({ getValue }) => <StateChip state={getValue()} />,
  }),
  column.accessor('published_at', {
    header: words.published,
    enableSorting: true,
    sortDescFirst: true,
    cell: ({ getValue }) => <Moment at={getValue()} />,
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
  return at === null ? '–' : <time dateTime={at}>{formatTime(at)}</time>
}
