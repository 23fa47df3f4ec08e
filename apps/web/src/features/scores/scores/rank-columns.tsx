import type { Meta } from '@gerbang/contract/call.ts'
import { type RankedStudent, scores } from '@gerbang/contract/scores/scores.ts'
import RotateCcw from 'icon:rotate-ccw'
import { Link } from 'react-router'
import { Moment } from '../../../auth/moment.tsx'
import { formatCount, formatScore } from '../../../format/format-number.ts'
import { type ListColumns, shapeList } from '../../../list/list-shape.ts'
import { Button } from '../../../ui/button.tsx'
import { texts } from './texts.ts'

const words = texts.rank.columns

export const rankShape = shapeList(scores.getTryout, {
  filters: { province_id: null, school: null, major_id: null },
  sorts: ['rank', '-rank', 'finished_at', '-finished_at'],
  per_page: 50,
})

export interface RankTools {
  toSchool: (school: string) => string
  reset: (student: RankedStudent) => void
}

type SubTests = Meta<typeof scores.getTryout>['sub_tests']

export function buildRankColumns(subTests: SubTests, tools: RankTools): ListColumns<typeof scores.getTryout> {
  return [
    { id: 'rank', header: words.student, sort: 'rank', cell: student => <Name student={student} /> },
    {
      id: 'total',
      header: words.total,
      align: 'end',
      cell: ({ total, total_se }) => (
        <b>
          <WithError value={total} se={total_se} format={formatScore} />
        </b>
      ),
    },
    ...subTests.map(({ id, subject }, index) => ({
      id,
      header: <abbr title={subject.name}>{subject.code}</abbr>,
      align: 'end' as const,
      cell: ({ sub_tests }: RankedStudent) => {
        const { scaled = null, se = null } = sub_tests[index] ?? {}
        return <WithError value={scaled} se={se} />
      },
    })),
    {
      id: 'school_name',
      header: words.school,
      cell: ({ school_name }) => school_name && <School name={school_name} toSchool={tools.toSchool} />,
    },
    { id: 'province', header: words.province, cell: ({ province }) => province },
    { id: 'choices', header: words.choice, cell: ({ choices }) => <Choices choices={choices} /> },
    {
      id: 'finished_at',
      header: words.finished,
      sort: 'finished_at',
      cell: ({ finished_at }) => <Moment iso={finished_at} />,
    },
    {
      id: 'actions',
      header: <span className="sr-only">{words.actions}</span>,
      cell: student => <Reset student={student} reset={tools.reset} />,
    },
  ]
}

function Name({ student: { rank, name, email } }: { student: RankedStudent }) {
  return (
    <span title={email ?? undefined} className="flex">
      <span className="mr-3 min-w-6 shrink-0 text-right font-bold text-muted">{formatCount(rank)}</span>
      <span className="min-w-0 truncate max-md:whitespace-normal">{name}</span>
    </span>
  )
}

function Reset({ student, reset }: { student: RankedStudent } & Pick<RankTools, 'reset'>) {
  const label = texts.reset.open(student.name)
  return (
    <Button variant="quiet" size="table" aria-label={label} title={label} onClick={() => reset(student)}>
      <RotateCcw aria-hidden size={16} strokeWidth={1.75} />
    </Button>
  )
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

function School({ name, toSchool }: { name: string } & Pick<RankTools, 'toSchool'>) {
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
