import { examDay, type Missing } from '@gerbang/contract/exam/exam-day.ts'
import { useParams } from 'react-router'
import { type ListColumns, shapeList } from '../../../list/list-shape.ts'
import { useList } from '../../../list/use-list.ts'
import { ListTable } from '../../../ui/table/list-table.tsx'
import { followMs } from './follow.ts'
import { FromExamDay, useBatches } from './from-exam-day.tsx'
import { studentColumns } from './student-columns.tsx'
import { texts } from './texts.ts'

const words = texts.missing

const shape = shapeList(examDay.missing, {
  filters: { state: words.states, batch: null },
  sorts: ['name', '-name', 'school', '-school'],
})

const { name, state, batch } = studentColumns(words)

const columns: ListColumns<typeof examDay.missing> = [
  name,
  state,
  batch,
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
