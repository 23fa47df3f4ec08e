import { type BankCard, questionBanks } from '@gerbang/contract/bank/question-banks.ts'
import { useAreaPath } from '../../../auth/area-path.ts'
import { formatCount } from '../../../format/format-number.ts'
import { momentColumn } from '../../../list/columns.tsx'
import { type ListColumns, shapeList } from '../../../list/list-shape.ts'
import { areaPaths } from '../../../paths.ts'
import { RowLink } from '../../../ui/table/row-face.tsx'
import { StatusChip } from './status-chip.tsx'
import { texts } from './texts.ts'

const words = texts.list.columns

export const bankShape = shapeList(questionBanks.list, {
  filters: {
    program_id: null,
    status: texts.statuses,
    visibility: texts.visibilities,
    owner: texts.list.owners,
  },
  sorts: ['-updated_at', 'updated_at', 'title', '-title'],
})

export const bankColumns: ListColumns<typeof questionBanks.list> = [
  { id: 'title', header: words.title, sort: 'title', cell: bank => <BankLink bank={bank} /> },
  { id: 'status', header: words.status, cell: ({ status }) => <StatusChip state={status} /> },
  { id: 'program', header: words.program, cell: ({ program }) => program.name },
  { id: 'owner', header: words.owner, cell: ({ owner }) => owner.name },
  { id: 'visibility', header: words.visibility, cell: ({ visibility }) => texts.visibilities[visibility] },
  { id: 'sub_test_count', header: words.subTests, align: 'end', cell: bank => bank.sub_test_count },
  {
    id: 'published',
    header: words.published,
    align: 'end',
    cell: ({ question_counts }) => formatCount(question_counts.published),
  },
  momentColumn('updated_at', words.updated),
]

function BankLink({ bank: { id, title } }: { bank: BankCard }) {
  const toPath = useAreaPath()
  return <RowLink to={toPath(areaPaths.bank, { qbId: id })}>{title}</RowLink>
}
