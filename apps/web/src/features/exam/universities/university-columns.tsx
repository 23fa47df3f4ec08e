import { universityCatalogue } from '@gerbang/contract/exam/university-catalogue.ts'
import { Moment } from '../../../auth/moment.tsx'
import { formatCount } from '../../../format/format-number.ts'
import { type ListColumns, shapeList } from '../../../list/list-shape.ts'
import { fillPath, paths } from '../../../paths.ts'
import { RowLink } from '../../../ui/table/row-face.tsx'
import { texts } from './texts.ts'

const words = texts.list.columns

export const universityShape = shapeList(universityCatalogue.list, {
  filters: { type: texts.types, province_id: null },
  sorts: ['name', '-name', 'updated_at', '-updated_at'],
})

export const universityColumns: ListColumns<typeof universityCatalogue.list> = [
  {
    id: 'name',
    header: words.name,
    sort: 'name',
    cell: ({ id, name }) => <RowLink to={fillPath(paths.university, { id })}>{name}</RowLink>,
  },
  { id: 'short_name', header: words.short, cell: ({ short_name }) => short_name },
  { id: 'type', header: words.type, cell: ({ type }) => texts.types[type] },
  { id: 'province', header: words.province, cell: ({ province }) => province },
  { id: 'city', header: words.city, cell: ({ city }) => city },
  { id: 'major_count', header: words.majors, align: 'end', cell: row => formatCount(row.major_count) },
  {
    id: 'updated_at',
    header: words.updated,
    sort: '-updated_at',
    cell: row => <Moment iso={row.updated_at} />,
  },
]
