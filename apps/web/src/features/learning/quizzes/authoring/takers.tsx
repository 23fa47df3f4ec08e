import { quizAuthoring } from '@gerbang/contract/learning/quiz-authoring.ts'
import { momentColumn } from '../../../../list/columns.tsx'
import { type ListColumns, shapeList } from '../../../../list/list-shape.ts'
import { useList } from '../../../../list/use-list.ts'
import { ListTable } from '../../../../ui/table/list-table.tsx'
import { texts } from './texts.ts'

const words = texts.takers
const names = words.columns

const shape = shapeList(quizAuthoring.takers, {
  filters: {},
  sorts: ['-submitted_at', 'submitted_at', 'correct', '-correct'],
})

const columns: ListColumns<typeof quizAuthoring.takers> = [
  { id: 'name', header: names.name, cell: ({ user }) => user.name },
  {
    id: 'correct',
    header: names.correct,
    sort: '-correct',
    align: 'end',
    cell: ({ correct, of }) => `${correct} / ${of}`,
  },
  { id: 'number', header: names.number, align: 'end', cell: ({ number }) => number },
  { id: 'school', header: names.school, cell: ({ school_name }) => school_name },
  momentColumn('submitted_at', names.submitted),
  { id: 'by', header: names.by, cell: ({ closed_by }) => words.by[closed_by] },
]

export function Takers({ quizId }: { quizId: string }) {
  return (
    <ListTable
      list={useList(shape, { params: { id: quizId } })}
      words={words}
      columns={columns}
      getKey={({ user, number }) => `${user.id} ${number}`}
    />
  )
}
