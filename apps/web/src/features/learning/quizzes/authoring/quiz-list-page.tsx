import { quizAuthoring } from '@gerbang/contract/learning/quiz-authoring.ts'
import Plus from 'icon:plus'
import { formatCount } from '../../../../format/format-number.ts'
import { linkColumn, momentColumn } from '../../../../list/columns.tsx'
import { type ListColumns, shapeList } from '../../../../list/list-shape.ts'
import { createListPage } from '../../../../list/create-list-page.tsx'
import { useProgramChoices } from '../../../../list/use-name-options.ts'
import { paths } from '../../../../paths.ts'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { StatusChip } from './status-chip.tsx'
import { texts } from './texts.ts'

const words = texts.list
const names = words.columns

const shape = shapeList(quizAuthoring.list, {
  filters: { program_id: null, status: texts.statuses },
  sorts: ['-updated_at', 'updated_at', 'title', '-title'],
})

const columns: ListColumns<typeof quizAuthoring.list> = [
  linkColumn('title', names.title, paths.adminQuiz),
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
  momentColumn('updated_at', names.updated),
]

export const QuizListPage = createListPage({
  shape,
  words,
  columns,
  useChoices: useProgramChoices,
  actions: (
    <ButtonLink to={paths.adminQuizCreate} icon={Plus}>
      {words.create}
    </ButtonLink>
  ),
})
