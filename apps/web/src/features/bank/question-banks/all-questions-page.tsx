import { type ListedQuestion, questions } from '@gerbang/contract/bank/questions.ts'
import { useAreaPath } from '../../../auth/area-path.ts'
import { type ListColumns, shapeList } from '../../../list/list-shape.ts'
import { createListPage } from '../../../list/create-list-page.tsx'
import { useProgramChoices } from '../../../list/use-name-options.ts'
import { areaPaths } from '../../../paths.ts'
import { RowLink } from '../../../ui/table/row-face.tsx'
import { statisticsColumns } from './statistics-columns.tsx'
import { QuestionStatusChip } from './status-chip.tsx'
import { texts } from './texts.ts'

const words = {
  ...texts.questions,
  ...texts.all,
  empty: { ...texts.questions.empty, text: texts.all.empty },
}

const shape = shapeList(questions.listAll, {
  filters: {
    program_id: null,
    status: texts.questionStatuses,
    type: texts.types,
    difficulty: texts.difficulties,
    is: words.is,
    may: words.may,
  },
  sorts: ['-updated_at', 'updated_at'],
})

const columns: ListColumns<typeof questions.listAll> = [
  {
    id: 'stem',
    header: words.columns.stem,
    sort: '-updated_at',
    cell: question => <QuestionLink question={question} />,
  },
  { id: 'bank', header: words.columns.bank, cell: ({ bank }) => bank.name },
  { id: 'sub_test', header: words.columns.subTest, cell: ({ sub_test }) => sub_test.name },
  {
    id: 'status',
    header: words.columns.status,
    cell: question => <QuestionStatusChip question={question} />,
  },
  {
    id: 'difficulty',
    header: words.columns.difficulty,
    cell: ({ difficulty }) => texts.difficulties[difficulty],
  },
  ...statisticsColumns,
]

/** Questions of every bank that the viewer may read, found by what students see of them or by their explanation. */
export const AllQuestionsPage = createListPage({
  shape,
  words,
  columns,
  useChoices: useProgramChoices,
  name: 'all-questions',
})

function QuestionLink({ question: { id, stem, bank, sub_test } }: { question: ListedQuestion }) {
  const toPath = useAreaPath()
  const place = { qbId: bank.id, subTesId: sub_test.id, questionId: id }
  return <RowLink to={toPath(areaPaths.question, place)}>{stem || words.untitled}</RowLink>
}
