import type { Query } from '@gerbang/contract/call.ts'
import { programs } from '@gerbang/contract/exam/programs.ts'
import { type AuthoredQuizCard, quizAuthoring } from '@gerbang/contract/learning/quiz-authoring.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { query } from '../../../../api/query.ts'
import { formatCount } from '../../../../format/format-number.ts'
import { Moment } from '../../../../auth/moment.tsx'
import { fillPath, paths } from '../../../../paths.ts'
import { buttonClasses } from '../../../../ui/button.tsx'
import { DataTable } from '../../../../ui/table/data-table.tsx'
import { EmptyState } from '../../../../ui/page/empty-state.tsx'
import { PageHeading } from '../../../../ui/page/page-heading.tsx'
import { createColumns } from '../../../../ui/table/table-columns.ts'
import { findKey, listOptions } from '../../../../ui/table/table-options.ts'
import { TableToolbar } from '../../../../ui/table/table-toolbar.tsx'
import { useTableAddress } from '../../../../ui/table/use-table-address.ts'
import { StatusChip } from './status-chip.tsx'
import { texts } from './texts.ts'

const words = texts.list
type Sort = Query<typeof quizAuthoring.list>['sort']
const shape = {
  filters: ['program_id', 'status'],
  sorts: ['-updated_at', 'updated_at', 'title', '-title'] satisfies Sort[],
  firstSort: '-updated_at',
} as const

const column = createColumns<AuthoredQuizCard>()
const columns = column.columns([
  column.accessor('title', {
    header: words.columns.title,
    enableSorting: true,
    cell: ({ row: { original } }) => (
      <Link
        to={fillPath(paths.adminQuiz, { id: original.id })}
        className="rounded-chip py-2 text-brand hover:underline"
      >
        {original.title}
      </Link>
    ),
  }),
  column.accessor('status', {
    header: words.columns.status,
    cell: ({ getValue }) => <StatusChip status={getValue()} />,
  }),
  column.accessor(({ program }) => program.name, { id: 'program', header: words.columns.program }),
  column.accessor(({ subject }) => subject?.name ?? words.mixed, {
    id: 'subject',
    header: words.columns.subject,
  }),
  column.accessor(({ feedback }) => texts.feedbacks[feedback], {
    id: 'feedback',
    header: words.columns.feedback,
  }),
  column.accessor('question_count', { header: words.columns.questions, meta: { align: 'end' } }),
  column.accessor('finished_count', {
    header: words.columns.finished,
    meta: { align: 'end' },
    cell: ({ getValue }) => formatCount(getValue()),
  }),
  column.accessor('updated_at', {
    header: words.columns.updated,
    enableSorting: true,
    sortDescFirst: true,
    cell: ({ getValue }) => <Moment iso={getValue()} />,
  }),
])

export function QuizListPage() {
  const address = useTableAddress(shape)
  const { page, search, sort, filters } = address
  const known = useQuery(query(programs.list, {}))
  const list = useQuery({
    ...query(quizAuthoring.list, {
      query: {
        page,
        search,
        sort,
        program_id: filters.program_id,
        status: findKey(texts.statuses, filters.status),
      },
    }),
    placeholderData: keepPreviousData,
  })
  const options = (known.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <PageHeading title={words.title}>{words.intro}</PageHeading>
      <TableToolbar
        search={words.search}
        address={address}
        filters={[
          { name: 'program_id', label: words.filters.program, options },
          { name: 'status', label: words.filters.status, options: listOptions(texts.statuses) },
        ]}
        actions={
          <Link to={paths.adminQuizCreate} className={buttonClasses()}>
            <Plus aria-hidden size={18} strokeWidth={2} />
            {words.create}
          </Link>
        }
      />
      <DataTable
        label={words.table}
        noun={words.noun}
        from={list}
        columns={columns}
        getKey={quiz => quiz.id}
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
