import { type Rehearsed, rehearsals } from '@gerbang/contract/exam/rehearsals.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { query } from '../../../api/query.ts'
import { type ListColumns, shapeList } from '../../../list/list-shape.ts'
import { useList } from '../../../list/use-list.ts'
import { ListTable } from '../../../ui/table/list-table.tsx'
import { followMs } from './follow.ts'
import { FromExamDay, useBatches } from './from-exam-day.tsx'
import { studentColumns } from './student-columns.tsx'
import { texts } from './texts.ts'

const words = texts.rehearsed

const shape = shapeList(rehearsals.list, {
  filters: { state: words.states, batch: null },
  sorts: ['name', '-name'],
})

/** What the student has to mend, or should know. */
function listFaults({ state, works_offline, clock_off_seconds, ...found }: Rehearsed): string {
  if (state === 'none') return ''
  const needed = (['keeps_answers', 'has_space', 'shows_pictures'] as const).filter(name => !found[name])
  return [
    ...needed.map(name => words.faults[name]),
    ...(works_offline ? [] : [words.notOffline]),
    ...(Math.abs(clock_off_seconds ?? 0) > 60 ? [words.clockOff] : []),
  ].join(', ')
}

const { name, state, batch } = studentColumns(words)

const columns: ListColumns<typeof rehearsals.list> = [
  name,
  state,
  { id: 'faults', header: words.columns.faults, cell: listFaults },
  batch,
]

const getKey = ({ user_id }: Rehearsed) => user_id

/** Whose device is ready: it looks again by itself. */
export function RehearsedPage() {
  const { id = '' } = useParams()
  const all = useQuery({
    ...query(rehearsals.list, { params: { id }, query: { per_page: 1 } }),
    refetchInterval: followMs,
  })
  return (
    <FromExamDay id={id} words={words} summary={all.data && words.counts(all.data.meta.counts)}>
      <ListTable
        list={useList(shape, { params: { id }, follow: () => followMs })}
        words={words}
        columns={columns}
        choices={{ batch: useBatches() }}
        getKey={getKey}
      />
    </FromExamDay>
  )
}
