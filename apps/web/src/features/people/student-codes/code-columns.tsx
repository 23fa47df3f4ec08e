import type { CodeCard } from '@gerbang/contract/people/student-codes.ts'
import { formatCount } from '../../../format/format-number.ts'
import { Moment } from '../../../auth/moment.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { createColumns } from '../../../ui/table/table-columns.ts'
import { texts } from './texts.ts'

const words = texts.list
const column = createColumns<CodeCard>()
const tones = { active: 'neutral', used_up: 'neutral', expired: 'neutral', disabled: 'bad' } as const

/** `onOpen`: shows one code in full. */
export function buildCodeColumns(onOpen: (code: CodeCard) => void) {
  return column.columns([
    column.accessor('code', {
      header: words.columns.code,
      enableSorting: true,
      cell: ({ row: { original } }) => (
        <button
          type="button"
          onClick={() => onOpen(original)}
          className="rounded-chip py-2 font-mono text-brand hover:underline"
        >
          {original.code}
        </button>
      ),
    }),
    column.accessor('state', {
      header: words.columns.state,
      cell: ({ getValue }) => <Chip tone={tones[getValue()]}>{texts.states[getValue()]}</Chip>,
    }),
    column.accessor(({ label }) => label || words.none, { id: 'label', header: words.columns.label }),
    column.accessor(({ batch }) => batch || words.none, { id: 'batch', header: words.columns.batch }),
    column.accessor(({ program }) => program.name, { id: 'program', header: words.columns.program }),
    column.accessor(({ tryouts }) => tryouts.map(({ title }) => title).join(', ') || words.none, {
      id: 'tryouts',
      header: words.columns.tryouts,
    }),
    column.accessor('used_count', {
      header: words.columns.uses,
      enableSorting: true,
      sortDescFirst: true,
      meta: { align: 'end' },
      cell: ({ row: { original } }) =>
        words.uses(formatCount(original.used_count), formatCount(original.max_uses)),
    }),
    column.accessor('expires_at', {
      header: words.columns.expires,
      cell: ({ getValue }) => <Until iso={getValue()} />,
    }),
    column.accessor('created_at', {
      header: words.columns.created,
      enableSorting: true,
      sortDescFirst: true,
      cell: ({ getValue }) => <Moment iso={getValue()} />,
    }),
  ])
}

function Until({ iso }: { iso: string | null }) {
  return iso === null ? words.forever : <Moment iso={iso} />
}
