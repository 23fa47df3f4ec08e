import type { ItemFlag, RunItem } from '@gerbang/contract/scores/score-runs.ts'
import { scores } from '@gerbang/contract/scores/scores.ts'
import Anchor from 'icon:anchor'
import Ban from 'icon:ban'
import Check from 'icon:check'
import { formatCount } from '../../../format/format-number.ts'
import { type ListColumns, shapeList } from '../../../list/list-shape.ts'
import { Chip } from '../../../ui/chip.tsx'
import { formatShare, formatStatistic } from './item-words.ts'
import { texts } from './texts.ts'

const words = texts.items.columns

const flagNames = Object.fromEntries(
  Object.entries(texts.flags).map(([flag, { name }]) => [flag, name]),
) as Record<ItemFlag, string>

export const itemShape = shapeList(scores.listItems, {
  filters: {
    sub_test_id: null,
    flag: flagNames,
    flagged: { true: texts.items.onlyFlagged, false: texts.items.notFlagged },
  },
  sorts: ['flags', 'position', 'p', '-p', 'corrected', '-corrected'],
  per_page: 50,
})

export function buildItemColumns(see: (item: RunItem) => void): ListColumns<typeof scores.listItems> {
  return [
    {
      id: 'position',
      header: words.question,
      sort: 'position',
      cell: item => <Name item={item} see={see} />,
    },
    { id: 'flags', header: words.flags, sort: 'flags', cell: item => <Flags item={item} /> },
    { id: 'p', header: words.p, sort: '-p', align: 'end', cell: ({ p }) => formatShare(p) },
    {
      id: 'corrected',
      header: words.corrected,
      sort: '-corrected',
      align: 'end',
      cell: ({ corrected }) => formatStatistic(corrected),
    },
    { id: 'b', header: words.difficulty, align: 'end', cell: item => writeParameter(item, 'b') },
    { id: 'a', header: words.slope, align: 'end', cell: item => writeParameter(item, 'a') },
    { id: 'c', header: words.guess, align: 'end', cell: item => writeParameter(item, 'c') },
    { id: 'infit', header: words.infit, align: 'end', cell: ({ infit }) => formatStatistic(infit) },
    { id: 'tried', header: words.tried, align: 'end', cell: ({ tried }) => formatCount(tried) },
  ]
}

function writeParameter({ parameters }: RunItem, name: 'a' | 'b' | 'c'): string {
  return formatStatistic(parameters?.[name] ?? null)
}

function Name({ item, see }: { item: RunItem; see: (item: RunItem) => void }) {
  return (
    <button
      type="button"
      onClick={() => see(item)}
      className="flex h-10 w-full items-center gap-2 rounded-chip focus-visible:-outline-offset-3 text-left hover:text-brand"
    >
      <b className="shrink-0">
        {item.subject.code} {item.is_trial && `${texts.items.trial} `}
        {item.position}
      </b>
      <span className="truncate font-normal text-muted">{item.stem}</span>
    </button>
  )
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
