import type { Meta } from '@gerbang/contract/call.ts'
import type { RankedStudent, scores } from '@gerbang/contract/scores/scores.ts'
import { RotateCcw } from 'lucide-react'
import { Link } from 'react-router'
import { formatCount, formatScore } from '../../../format/format-number.ts'
import { Button } from '../../../ui/button.tsx'
import { createColumns } from '../../../ui/table/table-columns.ts'
import { Moment } from '../../../auth/moment.tsx'
import { texts } from './texts.ts'

const words = texts.rank.columns
const column = createColumns<RankedStudent>()
const end = { align: 'end' } as const

export interface RankTools {
  toSchool: (school: string) => string
  reset: (student: RankedStudent) => void
}

export function createRankColumns(
  subTests: Meta<typeof scores.getTryout>['sub_tests'],
  { toSchool, reset }: RankTools,
) {
  return column.columns([
    column.accessor('rank', {
      header: words.student,
      enableSorting: true,
      cell: ({ row: { original } }) => (
        <span title={original.email}>
          <span className="mr-3 inline-block min-w-6 text-right font-bold text-muted">
            {formatCount(original.rank)}
          </span>
          {original.name}
        </span>
      ),
    }),
    column.accessor('total', {
      header: words.total,
      meta: end,
      cell: ({ row: { original } }) => (
        <b>
          <WithError value={original.total} se={original.total_se} format={formatScore} />
        </b>
      ),
    }),
    ...subTests.map(({ id, subject }, index) =>
      column.display({
        id,
        header: () => <abbr title={subject.name}>{subject.code}</abbr>,
        meta: end,
        cell: ({ row: { original } }) => {
          const { scaled = null, se = null } = original.sub_tests[index] ?? {}
          return <WithError value={scaled} se={se} />
        },
      }),
    ),
    column.accessor('school_name', {
      header: words.school,
      cell: ({ getValue }) => <School name={getValue()} toSchool={toSchool} />,
    }),
    column.accessor('province', { header: words.province, cell: ({ getValue }) => getValue() ?? '–' }),
    column.accessor('choices', {
      header: words.choice,
      cell: ({ getValue }) => <Choices choices={getValue()} />,
    }),
    column.accessor('finished_at', {
      header: words.finished,
      enableSorting: true,
      cell: ({ getValue }) => <Moment iso={getValue()} />,
    }),
    column.display({
      id: 'actions',
      header: () => <span className="sr-only">{words.actions}</span>,
      cell: ({ row: { original } }) => (
        <Button
          variant="quiet"
          size="table"
          aria-label={texts.reset.open(original.name)}
          title={texts.reset.open(original.name)}
          onClick={() => reset(original)}
        >
          <RotateCcw aria-hidden size={16} strokeWidth={1.75} />
        </Button>
      ),
    }),
  ])
}

/** "612 ±44": the error smaller, as a remark to the score. With errors of that size, decimals of a sub-test say nothing. */
function WithError({ value, se, format = formatCount }: WithErrorProps) {
  if (value === null) return <span className="text-muted">{texts.rank.voided}</span>
  return (
    <>
      {format(value)}
      {se !== null && (
        <span className="inline-block min-w-9 text-right text-xs font-normal text-muted">
          ±{formatCount(se)}
        </span>
      )}
    </>
  )
}

function School({ name, toSchool }: { name: string | null } & Pick<RankTools, 'toSchool'>) {
  if (name === null) return '–'
  return (
    <Link
      to={toSchool(name)}
      preventScrollReset
      className="rounded-chip py-2 hover:text-brand hover:underline"
    >
      {name}
    </Link>
  )
}

function Choices({ choices: [first, ...others] }: Pick<RankedStudent, 'choices'>) {
  if (first === undefined) return '–'
  return (
    <>
      {first.name}, {first.university}
      {others.length > 0 && (
        <span
          className="ml-1.5 text-muted"
          title={others.map(({ name, university }) => `${name}, ${university}`).join('\n')}
        >
          {texts.rank.more(others.length)}
        </span>
      )}
    </>
  )
}

interface WithErrorProps {
  value: number | null
  se: number | null
  format?: (value: number) => string
}
