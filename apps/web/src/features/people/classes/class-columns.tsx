import { classes } from '@gerbang/contract/people/classes.ts'
import { useAreaPath } from '../../../auth/area-path.ts'
import { formatCount } from '../../../format/format-number.ts'
import { type ListColumns, shapeList } from '../../../list/list-shape.ts'
import { areaPaths } from '../../../paths.ts'
import { RowLink } from '../../../ui/table/row-face.tsx'
import { formatYear, texts } from './texts.ts'

const names = texts.list.columns

export const classShape = shapeList(classes.list, { filters: {}, sorts: ['-year', 'name', '-name'] })

export function useClassColumns(): ListColumns<typeof classes.list> {
  const toPath = useAreaPath()
  return [
    {
      id: 'name',
      header: names.name,
      sort: 'name',
      cell: ({ id, name }) => <RowLink to={toPath(areaPaths.schoolClass, { classId: id })}>{name}</RowLink>,
    },
    { id: 'year', header: names.year, sort: '-year', cell: ({ year }) => formatYear(year) },
    { id: 'students', header: names.students, cell: ({ students }) => formatCount(students) },
    {
      id: 'teachers',
      header: names.teachers,
      cell: ({ teachers }) => teachers.map(({ name }) => name).join(', ') || null,
    },
    { id: 'school', header: names.school, cell: ({ school_name }) => school_name },
  ]
}
