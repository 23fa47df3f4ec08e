import { universityCatalogue } from '@gerbang/contract/exam/university-catalogue.ts'
import { formatCount } from '../../../format/format-number.ts'
import { linkColumn, momentColumn } from '../../../list/columns.tsx'
import { type ListColumns, shapeList } from '../../../list/list-shape.ts'
import { paths } from '../../../paths.ts'
import { texts } from './texts.ts'

const words = texts.list.columns

export const universityShape = shapeList(universityCatalogue.list, {
  filters: { type: texts.types, province_id: null },
  sorts: ['name', '-name', 'updated_at', '-updated_at'],
})

export const universityColumns: ListColumns<typeof universityCatalogue.list> = [
  linkColumn('name', words.name, paths.university),
  { id: 'short_name', header: words.short, cell: ({ short_name }) => short_name },
  { id: 'type', header: words.type, cell: ({ type }) => texts.types[type] },
  { id: 'province', header: words.province, cell: ({ province }) => province },
  { id: 'city', header: words.city, cell: ({ city }) => city },
  { id: 'major_count', header: words.majors, align: 'end', cell: row => formatCount(row.major_count) },
  momentColumn('updated_at', words.updated),
]
