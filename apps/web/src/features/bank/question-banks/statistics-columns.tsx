import type { BankQuestion } from '@gerbang/contract/bank/questions.ts'
import { Moment } from '../../../auth/moment.tsx'
import { formatCount, formatScore } from '../../../format/format-number.ts'
import { flagNames } from '../../../question/flag-names.ts'
import { Chip } from '../../../ui/chip.tsx'
import type { createColumns } from '../../../ui/table/table-columns.ts'
import { texts } from './texts.ts'

const words = texts.questions.columns
const write = (value: number | null | undefined) => (typeof value === 'number' ? formatScore(value) : '–')

/** What is known of a question from those who answered it: share of right answers, discrimination, use and flags. */
export function statisticsColumns<Row extends BankQuestion>(column: ReturnType<typeof createColumns<Row>>) {
  return [
    column.accessor(row => row.used, {
      id: 'used',
      header: words.used,
      meta: { align: 'end' },
      cell: ({ getValue }) => formatCount(getValue()),
    }),
    column.accessor(row => row.last_used_at, {
      id: 'last_used',
      header: words.lastUsed,
      cell: ({ row: { original } }) => (original.last_used_at ? <Moment iso={original.last_used_at} /> : '–'),
    }),
    column.accessor(row => row.statistics?.p, {
      id: 'p',
      header: words.p,
      meta: { align: 'end' },
      cell: ({ row: { original } }) => write(original.statistics?.p),
    }),
    column.accessor(row => row.statistics?.discrimination, {
      id: 'discrimination',
      header: words.discrimination,
      meta: { align: 'end' },
      cell: ({ row: { original } }) => write(original.statistics?.discrimination),
    }),
    column.accessor(row => row.statistics?.b, {
      id: 'b',
      header: words.b,
      meta: { align: 'end' },
      cell: ({ row: { original } }) => write(original.statistics?.b),
    }),
    column.accessor(row => row.statistics?.flags, {
      id: 'flags',
      header: words.flags,
      cell: ({ row: { original } }) => (
        <span className="flex flex-wrap gap-1">
          {original.statistics?.flags.map(flag => (
            <Chip key={flag} tone="doubt">
              {flagNames[flag]}
            </Chip>
          ))}
        </span>
      ),
    }),
  ]
}
