import type { Query } from '@gerbang/contract/call.ts'
import { quizAuthoring, type QuizTaker } from '@gerbang/contract/learning/quiz-authoring.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../../../api/query.ts'
import { Moment } from '../../../../auth/moment.tsx'
import { DataTable } from '../../../../ui/table/data-table.tsx'
import { EmptyState } from '../../../../ui/page/empty-state.tsx'
import { createColumns } from '../../../../ui/table/table-columns.ts'
import { TableToolbar } from '../../../../ui/table/table-toolbar.tsx'
import { useTableAddress } from '../../../../ui/table/use-table-address.ts'
import { texts } from './texts.ts'

const words = texts.takers
type Sort = Query<typeof quizAuthoring.takers>['sort']
const shape = {
  filters: [],
  sorts: ['-submitted_at', 'submitted_at', 'correct', '-correct'] satisfies Sort[],
  firstSort: '-submitted_at',
} as const

const column = createColumns<QuizTaker>()
const columns = column.columns([
  column.accessor(({ user }) => user.name, { id: 'name', header: words.columns.name }),
  column.accessor('correct', {
    header: words.columns.correct,
    enableSorting: true,
    sortDescFirst: true,
    meta: { align: 'end' },
    cell: ({ row: { original } }) => `${original.correct} / ${original.of}`,
  }),
  column.accessor('number', { header: words.columns.number, meta: { align: 'end' } }),
  column.accessor(({ school_name }) => school_name ?? '–', { id: 'school', header: words.columns.school }),
  column.accessor('submitted_at', {
    header: words.columns.submitted,
    enableSorting: true,
    sortDescFirst: true,
    cell: ({ getValue }) => <Moment iso={getValue()} />,
  }),
  column.accessor(({ closed_by }) => words.by[closed_by], { id: 'by', header: words.columns.by }),
])

export function Takers({ quizId }: { quizId: string }) {
  const address = useTableAddress(shape)
  const { page, search, sort } = address
  const list = useQuery({
    ...query(quizAuthoring.takers, { params: { id: quizId }, query: { page, search, sort } }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <TableToolbar search={words.search} address={address} />
      <DataTable
        label={words.table}
        noun={words.noun}
        from={list}
        columns={columns}
        getKey={({ user, number }) => `${user.id} ${number}`}
        address={address}
        empty={
          <EmptyState sketch="papers" title={words.empty.title}>
            {words.empty.text}
          </EmptyState>
        }
      />
    </>
  )
}
