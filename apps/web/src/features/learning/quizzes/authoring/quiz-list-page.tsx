import { quizAuthoring } from '@gerbang/contract/learning/quiz-authoring.ts'
import Plus from 'icon:plus'
import { Moment } from '../../../../auth/moment.tsx'
import { formatCount } from '../../../../format/format-number.ts'
import { type ListColumns, shapeList } from '../../../../list/list-shape.ts'
import { useList } from '../../../../list/use-list.ts'
import { useProgramOptions } from '../../../../list/use-program-options.ts'
import { fillPath, paths } from '../../../../paths.ts'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { PageHeading } from '../../../../ui/page/page-heading.tsx'
import { ListTable } from '../../../../ui/table/list-table.tsx'
import { RowLink } from '../../../../ui/table/row-face.tsx'
import { StatusChip } from './status-chip.tsx'
import { texts } from './texts.ts'

const words = texts.list
const names = words.columns

const shape = shapeList(quizAuthoring.list, {
  filters: { program_id: null, status: texts.statuses },
  sorts: ['-updated_at', 'updated_at', 'title', '-title'],
})

const columns: ListColumns<typeof quizAuthoring.list> = [
  {
    id: 'title',
    header: names.title,
    sort: 'title',
    cell: ({ id, title }) => <RowLink to={fillPath(paths.adminQuiz, { id })}>{title}</RowLink>,
  },
  { id: 'status', header: names.status, cell: ({ status }) => <StatusChip state={status} /> },
  { id: 'program', header: names.program, cell: ({ program }) => program.name },
  { id: 'subject', header: names.subject, cell: ({ subject }) => subject?.name ?? words.mixed },
  { id: 'feedback', header: names.feedback, cell: ({ feedback }) => texts.feedbacks[feedback] },
  { id: 'question_count', header: names.questions, align: 'end', cell: quiz => quiz.question_count },
  {
    id: 'finished_count',
    header: names.finished,
    align: 'end',
    cell: quiz => formatCount(quiz.finished_count),
  },
  {
    id: 'updated_at',
    header: names.updated,
    sort: '-updated_at',
    cell: quiz => <Moment iso={quiz.updated_at} />,
  },
]

export function QuizListPage() {
  return (
    <>
      <PageHeading title={words.title}>{words.intro}</PageHeading>
      <ListTable
        list={useList(shape)}
        words={words}
        columns={columns}
        choices={{ program_id: useProgramOptions() }}
        actions={
          <ButtonLink to={paths.adminQuizCreate} icon={Plus}>
            {words.create}
          </ButtonLink>
        }
      />
    </>
  )
}
