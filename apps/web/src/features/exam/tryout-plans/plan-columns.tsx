import { tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { Moment } from '../../../auth/moment.tsx'
import { formatCount } from '../../../format/format-number.ts'
import { linkColumn, momentColumn } from '../../../list/columns.tsx'
import { type ListColumns, shapeList } from '../../../list/list-shape.ts'
import { paths } from '../../../paths.ts'
import { StateChip } from './state-chip.tsx'
import { texts } from './texts.ts'

const words = texts.list.columns
const never = <span className="text-muted">{texts.list.never}</span>

export const planShape = shapeList(tryoutPlans.list, {
  filters: { program_id: null, state: texts.states },
  sorts: ['-updated_at', 'updated_at', 'opens_at', '-opens_at', 'title', '-title'],
})

export const planColumns: ListColumns<typeof tryoutPlans.list> = [
  linkColumn('title', words.title, paths.plan),
  { id: 'state', header: words.state, cell: ({ state }) => <StateChip state={state} /> },
  { id: 'program', header: words.program, cell: ({ program }) => program.name },
  momentColumn('opens_at', words.opens, never),
  { id: 'closes_at', header: words.closes, cell: plan => <Moment iso={plan.closes_at} none={never} /> },
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
  momentColumn('updated_at', words.updated),
]
