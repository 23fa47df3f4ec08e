import type { Sitting } from '@gerbang/contract/exam/exam-day.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { Chip } from '../../../ui/chip.tsx'
import { createColumns } from '../../../ui/table/table-columns.ts'
import { texts } from './texts.ts'

const words = texts.columns
const column = createColumns<Sitting>()

/** Who has been silent for longest stands first. */
export function createLiveColumns(see: (sitting: Sitting) => void) {
  return column.columns([
    column.accessor('name', {
      header: words.name,
      enableSorting: true,
      cell: ({ row: { original } }) => (
        <button
          type="button"
          onClick={() => see(original)}
          className="flex h-10 w-full items-center rounded-chip text-left font-semibold hover:text-brand"
        >
          <span className="truncate">{original.name}</span>
        </button>
      ),
    }),
    column.display({
      id: 'state',
      header: words.state,
      cell: ({ row }) => <PageState sitting={row.original} />,
    }),
    column.accessor(({ school_name }) => school_name ?? '–', { id: 'school', header: words.school }),
    column.accessor('sub_test', { header: words.subTest }),
    column.accessor(({ answered, of }) => `${answered}/${of}`, {
      id: 'answered',
      header: words.answered,
      meta: { align: 'end' },
    }),
    column.accessor('ends_at', {
      header: words.ends,
      enableSorting: true,
      cell: ({ getValue }) => <Clock at={getValue()} />,
    }),
    column.accessor('extended_seconds', {
      header: words.extra,
      meta: { align: 'end' },
      cell: ({ getValue }) => texts.seconds(getValue()),
    }),
    column.accessor('saved_at', {
      header: words.saved,
      enableSorting: true,
      cell: ({ getValue }) => <Ago at={getValue()} />,
    }),
    column.display({
      id: 'events',
      header: words.events,
      cell: ({ row }) => describeEvents(row.original),
    }),
  ])
}

function PageState({ sitting: { is_cut_off, unsent, seen_at } }: { sitting: Sitting }) {
  if (is_cut_off) return <Chip tone="bad">{texts.cutOff}</Chip>
  if (unsent > 0) return <Chip tone="doubt">{texts.unsent(unsent)}</Chip>
  return <span className="text-muted">{seen_at === null ? texts.untold : texts.connected}</span>
}

/** Those that say something about attention and network; the rest is in the sheet. */
function describeEvents({ events }: Sitting): string {
  const told = (['blur', 'offline', 'reload', 'second_device'] as const).flatMap(kind => {
    const count = events[kind] ?? 0
    return count > 0 ? [texts.eventCount[kind](count)] : []
  })
  return told.length > 0 ? told.join(', ') : '–'
}

function Clock({ at }: { at: string }) {
  return <time dateTime={at}>{useTimeFormat().formatClock(at)}</time>
}

function Ago({ at }: { at: string | null }) {
  const { formatAgo } = useTimeFormat()
  return at === null ? (
    <span className="text-muted">{texts.notYet}</span>
  ) : (
    <time dateTime={at}>{formatAgo(at)}</time>
  )
}
