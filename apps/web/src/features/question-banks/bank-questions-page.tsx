import type { Query } from '@gerbang/contract/call.ts'
import { questionBanks } from '@gerbang/contract/question-banks.ts'
import { type BankQuestion, questions } from '@gerbang/contract/questions.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { query } from '../../api/query.ts'
import { useAddQuestion } from '../../question/use-add-question.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { createColumns } from '../../ui/table-columns.ts'
import { findKey, listOptions } from '../../ui/table-options.ts'
import { TableToolbar } from '../../ui/table-toolbar.tsx'
import { useTableAddress } from '../../ui/use-table-address.ts'
import { StatusChip } from './status-chip.tsx'
import { texts } from './texts.ts'

const words = texts.questions
type Sort = Query<typeof questions.list>['sort']
const shape = {
  filters: ['status'],
  sorts: ['position', '-position'] satisfies Sort[],
  firstSort: 'position',
} as const

const column = createColumns<BankQuestion>()
const columns = column.columns([
  column.accessor('stem', {
    id: 'position',
    header: words.columns.stem,
    enableSorting: true,
    cell: ({ row: { original } }) => (
      <span className="flex max-w-[44ch] gap-1.5">
        <span className="text-muted">{original.position}.</span>
        <Link to={`soal/${original.id}`} relative="path" className="truncate font-semibold hover:underline">
          {original.stem || words.untitled}
        </Link>
      </span>
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
          <Questions params={{ qbId, subTesId }} canEdit={data.can_edit} />
        </>
      )}
    </Loaded>
  )
}

interface QuestionsProps {
  params: { qbId: string; subTesId: string }
  canEdit: boolean
}

function Questions({ params, canEdit }: QuestionsProps) {
  const add = useAddQuestion(params)
  const address = useTableAddress(shape)
  const { page, search, sort, filters } = address
  const list = useQuery({
    ...query(questions.list, {
      params,
      query: { page, search, sort, status: findKey(texts.questionStatuses, filters.status) },
    }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <TableToolbar
        search={words.search}
        address={address}
        filters={[
          { name: 'status', label: words.filters.status, options: listOptions(texts.questionStatuses) },
        ]}
        actions={
          canEdit && (
            <Button
              icon={<Plus aria-hidden size={18} strokeWidth={1.75} />}
              busy={add.isPending}
              onClick={add.start}
            >
              {words.create}
            </Button>
          )
        }
      />
      <DataTable
        label={words.table}
        noun={words.noun}
        from={list}
        columns={columns}
        getKey={question => question.id}
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
