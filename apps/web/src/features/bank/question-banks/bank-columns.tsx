import type { BankCard } from '@gerbang/contract/bank/question-banks.ts'
import { Link } from 'react-router'
import { useAreaPath } from '../../../auth/area-path.ts'
import { formatCount } from '../../../format/format-number.ts'
import { Moment } from '../../../auth/moment.tsx'
import { areaPaths } from '../../../paths.ts'
import { createColumns } from '../../../ui/table/table-columns.ts'
import { StatusChip } from './status-chip.tsx'
import { texts } from './texts.ts'

const words = texts.list.columns
const column = createColumns<BankCard>()

export const bankColumns = column.columns([
  column.accessor('title', {
    header: words.title,
    enableSorting: true,
    cell: ({ row: { original } }) => <BankLink bank={original} />,
  }),
  column.accessor('status', {
    header: words.status,
    cell: ({ getValue }) => <StatusChip status={getValue()} />,
  }),
  column.accessor(({ program }) => program.name, { id: 'program', header: words.program }),
  column.accessor(({ owner }) => owner.name, { id: 'owner', header: words.owner }),
  column.accessor('visibility', {
    header: words.visibility,
    cell: ({ getValue }) => texts.visibilities[getValue()],
  }),
  column.accessor('sub_test_count', { header: words.subTests, meta: { align: 'end' } }),
  column.accessor(({ question_counts }) => question_counts.published, {
    id: 'published',
    header: words.published,
    meta: { align: 'end' },
    cell: ({ getValue }) => formatCount(getValue()),
  }),
  column.accessor('updated_at', {
    header: words.updated,
    enableSorting: true,
    sortDescFirst: true,
    cell: ({ getValue }) => <Moment iso={getValue()} />,
  }),
])

function BankLink({ bank }: { bank: BankCard }) {
  const toPath = useAreaPath()
  return (
    <Link
      to={toPath(areaPaths.bank, { qbId: bank.id })}
      className="rounded-chip py-2 text-brand hover:underline"
    >
      {bank.title}
    </Link>
  )
}
