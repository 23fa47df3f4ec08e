import type { Query } from '@gerbang/contract/call.ts'
import { programs } from '@gerbang/contract/exam/programs.ts'
import { type ListedQuestion, questions } from '@gerbang/contract/bank/questions.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '../../../api/query.ts'
import { useAreaPath } from '../../../auth/area-path.ts'
import { areaPaths } from '../../../paths.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { createColumns } from '../../../ui/table/table-columns.ts'
import { findKey, listOptions } from '../../../ui/table/table-options.ts'
import { type TableFilterSpec, TableToolbar } from '../../../ui/table/table-toolbar.tsx'
import { useTableAddress } from '../../../ui/table/use-table-address.ts'
import { statisticsColumns } from './statistics-columns.tsx'
import { StatusChip } from './status-chip.tsx'
import { texts } from './texts.ts'

const words = texts.questions
type Sort = Query<typeof questions.listAll>['sort']
const shape = {
  filters: ['program_id', 'status', 'type', 'difficulty', 'is', 'may'],
  sorts: ['-updated_at', 'updated_at'] satisfies Sort[],
  firstSort: '-updated_at',
} as const
type Filter = (typeof shape.filters)[number]

const column = createColumns<ListedQuestion>()
const columns = column.columns([
  column.accessor('stem', {
    id: 'updated_at',
    header: words.columns.stem,
    enableSorting: true,
    sortDescFirst: true,
    cell: ({ row: { original } }) => <QuestionLink question={original} />,
  }),
  column.accessor(({ bank }) => bank.name, { id: 'bank', header: words.columns.bank }),
  column.accessor(({ sub_test }) => sub_test.name, { id: 'sub_test', header: words.columns.subTest }),
  column.accessor('status', {
    header: words.columns.status,
    cell: ({ getValue }) => <StatusChip status={getValue()} />,
  }),
  column.accessor('difficulty', {
    header: words.columns.difficulty,
    cell: ({ getValue }) => texts.difficulties[getValue()],
  }),
  ...statisticsColumns(column),
])

/** Questions of every bank that the viewer may read, found by what students see of them or by their explanation. */
export function AllQuestionsPage() {
  const address = useTableAddress(shape)
  const { page, search, sort, filters } = address
  const list = useQuery({
    ...query(questions.listAll, {
      query: {
        page,
        search,
        sort,
        program_id: filters.program_id,
        status: findKey(texts.questionStatuses, filters.status),
        type: findKey(texts.types, filters.type),
        difficulty: findKey(texts.difficulties, filters.difficulty),
        is: findKey(words.is, filters.is),
        may: findKey(words.may, filters.may),
      },
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHeading title={texts.all.title}>{texts.all.intro}</PageHeading>
      <TableToolbar search={words.search} address={address} filters={useFilters()} />
      <DataTable
        label={words.table}
        name="all-questions"
        noun={words.noun}
        from={list}
        columns={columns}
        getKey={question => question.id}
        address={address}
        empty={
          <EmptyState sketch="papers" title={words.empty.title}>
            {texts.all.empty}
          </EmptyState>
        }
      />
    </>
  )
}

function QuestionLink({ question: { id, stem, bank, sub_test } }: { question: ListedQuestion }) {
  const toPath = useAreaPath()
  return (
    <Link
      to={toPath(areaPaths.question, { qbId: bank.id, subTesId: sub_test.id, questionId: id })}
      className="rounded-chip py-2 text-brand hover:underline"
    >
      {stem || words.untitled}
    </Link>
  )
}

function useFilters(): TableFilterSpec<Filter>[] {
  const known = useQuery(query(programs.list, {}))
  const options = (known.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return [
    { name: 'program_id', label: texts.list.filters.program, options },
    { name: 'status', label: words.filters.status, options: listOptions(texts.questionStatuses) },
    { name: 'type', label: words.filters.type, options: listOptions(texts.types) },
    { name: 'difficulty', label: words.filters.difficulty, options: listOptions(texts.difficulties) },
    { name: 'is', label: words.filters.is, options: listOptions(words.is) },
    { name: 'may', label: words.filters.may, options: listOptions(words.may) },
  ]
}
