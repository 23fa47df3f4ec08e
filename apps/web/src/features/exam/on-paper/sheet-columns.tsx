import { onPaper } from '@gerbang/contract/exam/on-paper.ts'
import { Moment } from '../../../auth/moment.tsx'
import { type ListColumns, shapeList } from '../../../list/list-shape.ts'
import { texts } from './texts.ts'

const words = texts.answers.columns

export const sheetShape = shapeList(onPaper.list, {
  filters: {},
  sorts: ['-taken_at', 'taken_at', 'name', '-name'],
})

export const sheetColumns: ListColumns<typeof onPaper.list> = [
  { id: 'name', header: words.name, sort: 'name', cell: ({ name }) => name },
  { id: 'username', header: words.username, cell: ({ username }) => username },
  { id: 'school', header: words.school, cell: ({ school_name }) => school_name },
  { id: 'variant', header: words.variant, cell: ({ variant }) => variant },
  { id: 'answered', header: words.answered, align: 'end', cell: ({ answered }) => answered },
  {
    id: 'taken_at',
    header: words.taken,
    sort: 'taken_at',
    cell: ({ taken_at }) => <Moment iso={taken_at} />,
  },
]
