import type { TakenSheet } from '@gerbang/contract/exam/on-paper.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { createColumns } from '../../../ui/table/table-columns.ts'
import { texts } from './texts.ts'

const words = texts.answers.columns
const column = createColumns<TakenSheet>()

export const sheetColumns = column.columns([
  column.accessor('name', { header: words.name, enableSorting: true }),
  column.accessor('username', { header: words.username }),
  column.accessor(({ school_name }) => school_name ?? '–', { id: 'school', header: words.school }),
  column.accessor('variant', { header: words.variant }),
  column.accessor('answered', { header: words.answered, meta: { align: 'end' } }),
  column.accessor('taken_at', {
    header: words.taken,
    enableSorting: true,
    cell: ({ getValue }) => <TakenAt at={getValue()} />,
  }),
])

function TakenAt({ at }: { at: string }) {
  return <time dateTime={at}>{useTimeFormat().formatTime(at)}</time>
}
