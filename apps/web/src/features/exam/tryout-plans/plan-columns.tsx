import { tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { Moment as Time } from '../../../auth/moment.tsx'
import { formatCount } from '../../../format/format-number.ts'
import { type ListColumns, shapeList } from '../../../list/list-shape.ts'
import { fillPath, paths } from '../../../paths.ts'
import { RowLink } from '../../../ui/table/row-face.tsx'
import { StateChip } from './state-chip.tsx'
import { texts } from './texts.ts'

const words = texts.list.columns

export const planShape = shapeList(tryoutPlans.list, {
  filters: { program_id: null, state: texts.states },
  sorts: ['-updated_at', 'updated_at', 'opens_at', '-opens_at', 'title', '-title'],
})

export const planColumns: ListColumns<typeof tryoutPlans.list> = [
  {
    id: 'title',
    header: words.title,
    sort: 'title',
    cell: ({ id, title }) => <RowLink to={fillPath(paths.plan, { id })}>{title}</RowLink>,
  },
  { id: 'state', header: words.state, cell: ({ state }) => <StateChip state={state} /> },
  { id: 'program', header: words.program, cell: ({ program }) => program.name },
  { id: 'opens_at', header: words.opens, sort: '-opens_at', cell: plan => <Moment iso={plan.opens_at} /> },
  { id: 'closes_at', header: words.closes, cell: plan => <Moment iso={plan.closes_at} /> },
  {
    id: 'question_count',
    header: words.questions,
    align: 'end',
    cell: plan => formatCount(plan.question_count),
  },
  {
    id: 'participants',
    header: words.participants,
    align: 'end',
    cell: ({ participants }) => formatCount(participants),
  },
  {
    id: 'updated_at',
    header: words.updated,
    sort: '-updated_at',
    cell: plan => <Moment iso={plan.updated_at} />,
  },
]

function Moment({ iso }: { iso: string | null }) {
  return <Time iso={iso} none={<span className="text-muted">{texts.list.never}</span>} />
}
