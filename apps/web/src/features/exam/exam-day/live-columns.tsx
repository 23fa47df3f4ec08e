import { examDay, type Sitting } from '@gerbang/contract/exam/exam-day.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { type ListColumns, shapeList } from '../../../list/list-shape.ts'
import { Chip } from '../../../ui/chip.tsx'
import { texts } from './texts.ts'

const words = texts.columns

/** Who has been silent for longest stands first. */
export const liveShape = shapeList(examDay.sittings, {
  filters: { sub_test_id: null },
  sorts: ['saved_at', '-saved_at', 'name', '-name', 'ends_at', '-ends_at'],
})

export function buildLiveColumns(see: (sitting: Sitting) => void): ListColumns<typeof examDay.sittings> {
  return [
    {
      id: 'name',
      header: words.name,
      sort: 'name',
      cell: sitting => (
        <button
          type="button"
          onClick={() => see(sitting)}
          className="flex h-10 w-full items-center rounded-chip focus-visible:-outline-offset-3 text-left font-semibold hover:text-brand"
        >
          <span className="truncate max-md:line-clamp-2 max-md:whitespace-normal">{sitting.name}</span>
        </button>
      ),
    },
    { id: 'state', header: words.state, cell: sitting => <PageState sitting={sitting} /> },
    { id: 'school', header: words.school, cell: ({ school_name }) => school_name },
    { id: 'sub_test', header: words.subTest, cell: ({ sub_test }) => sub_test },
    { id: 'answered', header: words.answered, align: 'end', cell: ({ answered, of }) => `${answered}/${of}` },
    { id: 'ends_at', header: words.ends, sort: 'ends_at', cell: ({ ends_at }) => <Clock at={ends_at} /> },
    {
      id: 'extended_seconds',
      header: words.extra,
      align: 'end',
      cell: ({ extended_seconds }) => texts.seconds(extended_seconds),
    },
    { id: 'saved_at', header: words.saved, sort: 'saved_at', cell: ({ saved_at }) => <Ago at={saved_at} /> },
    { id: 'events', header: words.events, cell: describeEvents },
  ]
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
