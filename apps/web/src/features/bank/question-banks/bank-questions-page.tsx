import type { Query } from '@gerbang/contract/call.ts'
import { questionBanks } from '@gerbang/contract/bank/question-banks.ts'
import { type BankQuestion, questions } from '@gerbang/contract/bank/questions.ts'
import { subjects } from '@gerbang/contract/bank/subjects.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { query } from '../../../api/query.ts'
import { ExportMenu } from '../../../question/export-menu.tsx'
import { useAddQuestion } from '../../../question/use-add-question.ts'
import { Button } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { createColumns } from '../../../ui/table/table-columns.ts'
import { findKey, listOptions } from '../../../ui/table/table-options.ts'
import { type TableFilterSpec, TableToolbar } from '../../../ui/table/table-toolbar.tsx'
import { useTableAddress } from '../../../ui/table/use-table-address.ts'
import { QuestionBulk } from './question-bulk.tsx'
import { statisticsColumns } from './statistics-columns.tsx'
import { StatusChip } from './status-chip.tsx'
import { texts } from './texts.ts'

const words = texts.questions
type Sort = Query<typeof questions.list>['sort']
const shape = {
  filters: ['status', 'type', 'topic_id', 'difficulty', 'is'],
  sorts: ['position', '-position', 'updated_at', '-updated_at'] satisfies Sort[],
  firstSort: 'position',
} as const

const column = createColumns<BankQuestion>()
const columns = column.columns([
  column.accessor('stem', {
    id: 'position',
    header: words.columns.stem,
    enableSorting: true,
    cell: ({ row: { original } }) => (
      <>
        <span className="text-muted">{original.position}. </span>
        <Link to={`soal/${original.id}`} relative="path" className="font-semibold hover:underline">
          {original.stem || words.untitled}
        </Link>
      </>
    ),
  }),
  column.accessor('status', {
    header: words.columns.status,
    cell: ({ getValue }) => <StatusChip status={getValue()} />,
  }),
  column.accessor('topic', { header: words.columns.topic, cell: ({ getValue }) => getValue() ?? '–' }),
  column.accessor('difficulty', {
    header: words.columns.difficulty,
    cell: ({ getValue }) => texts.difficulties[getValue()],
  }),
  column.accessor('points', { header: words.columns.points, meta: { align: 'end' } }),
  column.accessor('version', { header: words.columns.version, meta: { align: 'end' } }),
  ...statisticsColumns(column),
])

/** The questions of one sub-test, to look at. */
export function BankQuestionsPage() {
  const { qbId = '', subTesId = '' } = useParams()
  const bank = useQuery(query(questionBanks.get, { params: { id: qbId } }))
  return (
    <Loaded from={bank} skeleton={<Skeleton rows={6} className="h-12" />}>
      {({ data }) => (
        <>
          <PageHeading
            eyebrow={data.title}
            title={data.sub_tests.find(({ id }) => id === subTesId)?.subject.name ?? texts.detail.subTests}
          />
          <Questions
            params={{ qbId, subTesId }}
            canEdit={data.can_edit}
            subjectId={data.sub_tests.find(({ id }) => id === subTesId)?.subject.id}
          />
        </>
      )}
    </Loaded>
  )
}

function Questions({ params, canEdit, subjectId }: QuestionsProps) {
  const add = useAddQuestion(params)
  const address = useTableAddress(shape)
  const { page, search, sort, filters } = address
  const list = useQuery({
    ...query(questions.list, {
      params,
      query: {
        page,
        search,
        sort,
        status: findKey(texts.questionStatuses, filters.status),
        type: findKey(texts.types, filters.type),
        topic_id: filters.topic_id,
        difficulty: findKey(texts.difficulties, filters.difficulty),
        is: findKey(words.is, filters.is),
      },
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <TableToolbar
        search={words.search}
        address={address}
        filters={useFilters(subjectId)}
        actions={
          <>
            <ExportMenu of={{ kind: 'sub_test', id: params.subTesId }} />
            {canEdit && (
              <Button
                icon={<Plus aria-hidden size={18} strokeWidth={1.75} />}
                busy={add.isPending}
                onClick={add.start}
              >
                {words.create}
              </Button>
            )}
          </>
        }
      />
      <DataTable
        label={words.table}
        name="bank-questions"
        noun={words.noun}
        from={list}
        columns={columns}
        getKey={question => question.id}
        address={address}
        {...(canEdit && { bulk: { Actions: QuestionBulk } })}
        empty={
          <EmptyState sketch="papers" title={words.empty.title}>
            {words.empty.text}
          </EmptyState>
        }
      />
    </>
  )
}

interface QuestionsProps {
  params: { qbId: string; subTesId: string }
  canEdit: boolean
  subjectId: string | undefined
}

function useFilters(subjectId = ''): TableFilterSpec<(typeof shape.filters)[number]>[] {
  const subject = useQuery({
    ...query(subjects.get, { params: { id: subjectId } }),
    enabled: subjectId !== '',
  })
  const topics = (subject.data?.data.topics ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return [
    { name: 'status', label: words.filters.status, options: listOptions(texts.questionStatuses) },
    { name: 'type', label: words.filters.type, options: listOptions(texts.types) },
    { name: 'topic_id', label: words.filters.topic, options: topics },
    { name: 'difficulty', label: words.filters.difficulty, options: listOptions(texts.difficulties) },
    { name: 'is', label: words.filters.is, options: listOptions(words.is) },
  ]
}
