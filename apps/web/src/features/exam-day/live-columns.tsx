import type { Sitting } from '@gerbang/contract/exam-day.ts'
import { useTimeFormat } from '../../format/use-time-format.ts'
import { createColumns } from '../../ui/table-columns.ts'
import { texts } from './texts.ts'

const words = texts.columns
const column = createColumns<Sitting>()

/** Who has been silent for longest stands first. */
export const liveColumns = column.columns([
  column.accessor('name', { header: words.name, enableSorting: true }),
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
])

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
