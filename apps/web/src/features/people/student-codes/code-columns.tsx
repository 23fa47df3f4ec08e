import { type CodeCard, studentCodes } from '@gerbang/contract/people/student-codes.ts'
import { Moment } from '../../../auth/moment.tsx'
import { formatCount } from '../../../format/format-number.ts'
import { momentColumn } from '../../../list/columns.tsx'
import { type ListColumns, shapeList } from '../../../list/list-shape.ts'
import { createStateChip } from '../../../ui/state-chip.tsx'
import { RowButton } from '../../../ui/table/row-face.tsx'
import { texts } from './texts.ts'

const words = texts.list
const names = words.columns
const StateChip = createStateChip(texts.states, {
  active: 'neutral',
  used_up: 'neutral',
  expired: 'neutral',
  disabled: 'bad',
})

export const codeShape = shapeList(studentCodes.list, {
  filters: { state: texts.states, program_id: null, batch: null, tryout_id: null },
  sorts: ['-created_at', 'created_at', 'code', '-code', 'used_count', '-used_count'],
})

/** `open` shows one code in full. */
export function buildCodeColumns(open: (code: CodeCard) => void): ListColumns<typeof studentCodes.list> {
  return [
    {
      id: 'code',
      header: names.code,
      sort: 'code',
      cell: card => (
        <RowButton onClick={() => open(card)}>
          <span className="font-mono">{card.code}</span>
        </RowButton>
      ),
    },
    {
      id: 'state',
      header: names.state,
      cell: ({ state }) => <StateChip state={state} />,
    },
    { id: 'label', header: names.label, cell: ({ label }) => label || null },
    { id: 'batch', header: names.batch, cell: ({ batch }) => batch || null },
    { id: 'program', header: names.program, cell: ({ program }) => program.name },
    {
      id: 'tryouts',
      header: names.tryouts,
      cell: ({ tryouts }) => tryouts.map(({ title }) => title).join(', ') || null,
    },
    {
      id: 'used_count',
      header: names.uses,
      sort: '-used_count',
      align: 'end',
      cell: ({ used_count, max_uses }) => words.uses(formatCount(used_count), formatCount(max_uses)),
    },
    {
      id: 'expires_at',
      header: names.expires,
      cell: ({ expires_at }) => <Moment iso={expires_at} none={words.forever} />,
    },
    momentColumn('created_at', names.created),
  ]
}
