import type { BankQuestion } from '@gerbang/contract/bank/questions.ts'
import { Moment } from '../../../auth/moment.tsx'
import { formatCount, formatScore } from '../../../format/format-number.ts'
import { flagNames } from '../../../question/flag-names.ts'
import { Chip } from '../../../ui/chip.tsx'
import type { Columns } from '../../../ui/table/table-columns.ts'
import { texts } from './texts.ts'

const words = texts.questions.columns
const write = (value: number | null | undefined) => (typeof value === 'number' ? formatScore(value) : null)

/** What is known of a question from those who answered it: share of right answers, discrimination, use and flags. */
export const statisticsColumns: Columns<BankQuestion> = [
  { id: 'used', header: words.used, align: 'end', cell: ({ used }) => formatCount(used) },
  { id: 'last_used', header: words.lastUsed, cell: row => <Moment iso={row.last_used_at} /> },
  { id: 'p', header: words.p, align: 'end', cell: ({ statistics }) => write(statistics?.p) },
  {
    id: 'discrimination',
    header: words.discrimination,
    align: 'end',
    cell: ({ statistics }) => write(statistics?.discrimination),
  },
  {
    id: 'b',
    header: words.b,
    align: 'end',
    cell: ({ estimate, statistics }) =>
      estimate ? (
        <span title={words.measured(formatCount(estimate.n), estimate.source)}>
          {write(estimate.b)}
          {estimate.se !== null && <span className="text-muted"> ± {formatScore(estimate.se)}</span>}
        </span>
      ) : (
        write(statistics?.b)
      ),
  },
  {
    id: 'flags',
    header: words.flags,
    cell: ({ statistics, estimate }) => (
      <span className="flex flex-wrap gap-1">
        {estimate !== null && estimate.drift !== null && (
          <Chip tone="doubt">{words.drift(estimate.drift)}</Chip>
        )}
        {statistics?.by_former_key && <Chip tone="doubt">{words.formerKey}</Chip>}
        {statistics?.flags.map(flag => (
          <Chip key={flag} tone="doubt">
            {flagNames[flag]}
          </Chip>
        ))}
      </span>
    ),
  },
]
