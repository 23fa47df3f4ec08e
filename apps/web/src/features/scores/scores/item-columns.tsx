import type { RunItem } from '@gerbang/contract/scores/score-runs.ts'
import { Anchor, Ban, Check } from 'lucide-react'
import { formatCount } from '../../../format/format-number.ts'
import { Chip } from '../../../ui/chip.tsx'
import { createColumns } from '../../../ui/table/table-columns.ts'
import { formatShare, formatStatistic } from './item-words.ts'
import { texts } from './texts.ts'

const words = texts.items.columns
const column = createColumns<RunItem>()
const end = { align: 'end' } as const

export function createItemColumns(see: (item: RunItem) => void) {
  return column.columns([
    column.accessor('position', {
      header: words.question,
      enableSorting: true,
      cell: ({ row: { original } }) => (
        <button
          type="button"
          onClick={() => see(original)}
          className="flex h-10 w-full items-center gap-2 rounded-chip text-left hover:text-brand"
        >
          <b className="shrink-0">
            {original.subject.code} {original.position}
          </b>
          <span className="truncate font-normal text-muted">{original.stem}</span>
        </button>
      ),
    }),
    column.accessor('flags', {
      header: words.flags,
      enableSorting: true,
      cell: ({ row: { original } }) => <Flags item={original} />,
    }),
    column.accessor('p', {
      header: words.p,
      enableSorting: true,
      meta: end,
      cell: ({ getValue }) => formatShare(getValue()),
    }),
    column.accessor('corrected', {
      header: words.corrected,
      enableSorting: true,
      meta: end,
      cell: ({ getValue }) => formatStatistic(getValue()),
    }),
    column.display({
      id: 'b',
      header: words.difficulty,
      meta: end,
      cell: ({ row }) => formatStatistic(row.original.parameters?.b ?? null),
    }),
    column.display({
      id: 'a',
      header: words.slope,
      meta: end,
      cell: ({ row }) => formatStatistic(row.original.parameters?.a ?? null),
    }),
    column.display({
      id: 'c',
      header: words.guess,
      meta: end,
      cell: ({ row }) => formatStatistic(row.original.parameters?.c ?? null),
    }),
    column.accessor('infit', {
      header: words.infit,
      meta: end,
      cell: ({ getValue }) => formatStatistic(getValue()),
    }),
    column.accessor('tried', {
      header: words.tried,
      meta: end,
      cell: ({ getValue }) => formatCount(getValue()),
    }),
  ])
}

/** The most serious first; the others are counted, and told in full beside the table. */
function Flags({ item: { flags, voided, parameters } }: { item: RunItem }) {
  const [first, ...others] = flags
  return (
    <span className="flex items-center gap-1.5">
      {voided && <Chip icon={Ban}>{texts.items.voided}</Chip>}
      {first === undefined ? (
        !voided && <Chip icon={Check}>{texts.items.fine}</Chip>
      ) : (
        <Chip tone={first === 'possible_wrong_key' ? 'bad' : 'doubt'}>{texts.flags[first].name}</Chip>
      )}
      {others.length > 0 && (
        <span className="text-muted" title={others.map(flag => texts.flags[flag].name).join(', ')}>
          {texts.rank.more(others.length)}
        </span>
      )}
      {parameters?.is_anchor && (
        <Anchor aria-label={texts.items.anchor} size={14} strokeWidth={2} className="text-muted" />
      )}
    </span>
  )
}
