import type { ListedUniversity } from '@gerbang/contract/exam/universities.ts'
import { Link } from 'react-router'
import { formatCount } from '../../../format/format-number.ts'
import { Moment } from '../../../auth/moment.tsx'
import { fillPath, paths } from '../../../paths.ts'
import { createColumns } from '../../../ui/table/table-columns.ts'
import { texts } from './texts.ts'

const words = texts.list.columns
const column = createColumns<ListedUniversity>()

export const universityColumns = column.columns([
  column.accessor('name', {
    header: words.name,
    enableSorting: true,
    cell: ({ row: { original } }) => (
      <Link
        to={fillPath(paths.university, { id: original.id })}
        className="rounded-chip py-2 text-brand hover:underline"
      >
        {original.name}
      </Link>
    ),
  }),
  column.accessor('short_name', { header: words.short }),
  column.accessor('type', { header: words.type, cell: ({ getValue }) => texts.types[getValue()] }),
  column.accessor('province', { header: words.province }),
  column.accessor('city', { header: words.city }),
  column.accessor('major_count', {
    header: words.majors,
    meta: { align: 'end' },
    cell: ({ getValue }) => formatCount(getValue()),
  }),
  column.accessor('updated_at', {
    header: words.updated,
    enableSorting: true,
    sortDescFirst: true,
    cell: ({ getValue }) => <Moment iso={getValue()} />,
  }),
])
