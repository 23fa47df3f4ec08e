import { examDay, type Missing } from '@gerbang/contract/exam/exam-day.ts'
import { useParams } from 'react-router'
import { type ListColumns, shapeList } from '../../../list/list-shape.ts'
import { useList } from '../../../list/use-list.ts'
import { fillPath, paths } from '../../../paths.ts'
import { ListTable } from '../../../ui/table/list-table.tsx'
import { RowLink } from '../../../ui/table/row-face.tsx'
import { followMs } from './follow.ts'
import { FromExamDay, useBatches } from './from-exam-day.tsx'
import { texts } from './texts.ts'

const words = texts.missing

const shape = shapeList(examDay.missing, {
  filters: { state: words.states, batch: null },
  sorts: ['name', '-name', 'school', '-school'],
})

const columns: ListColumns<typeof examDay.missing> = [
  {
    id: 'name',
    header: words.columns.name,
    sort: 'name',
    cell: ({ user_id, name }) => <RowLink to={fillPath(paths.user, { id: user_id })}>{name}</RowLink>,
  },
  { id: 'state', header: words.columns.state, cell: ({ state }) => words.states[state] },
  { id: 'batch', header: words.columns.batch, cell: ({ batches }) => batches.join(', ') },
  { id: 'school', header: words.columns.school, sort: 'school', cell: ({ school_name }) => school_name },
]

const getKey = ({ user_id }: Missing) => user_id

/** Who is expected and has not begun, to be called on the day itself: it looks again by itself. */
export function MissingPage() {
  const { id = '' } = useParams()
  return (
    <FromExamDay id={id} words={words}>
      <ListTable
        list={useList(shape, { params: { id }, follow: () => followMs })}
        words={words}
        columns={columns}
        choices={{ batch: useBatches() }}
        getKey={getKey}
      />
    </FromExamDay>
  )
}
