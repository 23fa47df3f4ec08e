import { questionBanks } from '@gerbang/contract/bank/question-banks.ts'
import { questions } from '@gerbang/contract/bank/questions.ts'
import { subjects } from '@gerbang/contract/bank/subjects.ts'
import { useQuery } from '@tanstack/react-query'
import Plus from 'icon:plus'
import { Link, useParams } from 'react-router'
import { query } from '../../../api/query.ts'
import { type ListColumns, shapeList } from '../../../list/list-shape.ts'
import { useList } from '../../../list/use-list.ts'
import { ExportMenu } from '../../../question/export-menu.tsx'
import { useAddQuestion } from '../../../question/use-add-question.ts'
import { writeDecimal } from '../../../format/write-decimal.ts'
import { Button } from '../../../ui/button.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { ListTable } from '../../../ui/table/list-table.tsx'
import { nameOptions } from '../../../ui/table/table-options.ts'
import { QuestionBulk } from './question-bulk.tsx'
import { statisticsColumns } from './statistics-columns.tsx'
import { QuestionStatusChip } from './status-chip.tsx'
import { texts } from './texts.ts'

const words = texts.questions

const shape = shapeList(questions.list, {
  filters: {
    status: texts.questionStatuses,
    type: texts.types,
    topic_id: null,
    difficulty: texts.difficulties,
    is: words.is,
  },
  sorts: ['position', '-position', 'updated_at', '-updated_at'],
})

const columns: ListColumns<typeof questions.list> = [
  {
    id: 'stem',
    header: words.columns.stem,
    sort: 'position',
    cell: ({ id, stem, position }) => (
      <>
        <span className="text-muted">{position}. </span>
        <Link to={`soal/${id}`} relative="path" className="font-semibold hover:underline">
          {stem || words.untitled}
        </Link>
      </>
    ),
  },
  {
    id: 'status',
    header: words.columns.status,
    cell: question => <QuestionStatusChip question={question} />,
  },
  { id: 'topic', header: words.columns.topic, cell: ({ topic }) => topic },
  {
    id: 'difficulty',
    header: words.columns.difficulty,
    cell: ({ difficulty }) => texts.difficulties[difficulty],
  },
  {
    id: 'points',
    header: words.columns.points,
    align: 'end',
    cell: ({ points }) => writeDecimal(points, 0, 2),
  },
  { id: 'version', header: words.columns.version, align: 'end', cell: ({ version }) => version },
  ...statisticsColumns,
]

/** The questions of one sub-test, to look at. */
export function BankQuestionsPage() {
  const { qbId = '', subTesId = '' } = useParams()
  const bank = useQuery(query(questionBanks.get, { params: { id: qbId } }))
  return (
    <Loaded from={bank} skeleton={<Skeleton rows={6} className="h-12" />}>
      {({ data: { title, sub_tests, can_edit } }) => {
        const subject = sub_tests.find(({ id }) => id === subTesId)?.subject
        return (
          <>
            <PageHeading eyebrow={title} title={subject?.name ?? texts.detail.subTests} />
            <Questions params={{ qbId, subTesId }} canEdit={can_edit} subjectId={subject?.id} />
          </>
        )
      }}
    </Loaded>
  )
}

function Questions({ params, canEdit, subjectId = '' }: QuestionsProps) {
  const add = useAddQuestion(params)
  const subject = useQuery({
    ...query(subjects.get, { params: { id: subjectId } }),
    enabled: subjectId !== '',
  })
  return (
    <ListTable
      list={useList(shape, { params })}
      words={words}
      columns={columns}
      choices={{ topic_id: nameOptions(subject.data?.data.topics) }}
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
      name="bank-questions"
      bulk={canEdit ? { Actions: QuestionBulk } : undefined}
    />
  )
}

interface QuestionsProps {
  params: { qbId: string; subTesId: string }
  canEdit: boolean
  subjectId: string | undefined
}
