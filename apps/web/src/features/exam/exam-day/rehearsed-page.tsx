import { type Rehearsed, rehearsals } from '@gerbang/contract/exam/rehearsals.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { query } from '../../../api/query.ts'
import { type ListColumns, shapeList } from '../../../list/list-shape.ts'
import { useList } from '../../../list/use-list.ts'
import { fillPath, paths } from '../../../paths.ts'
import { ListTable } from '../../../ui/table/list-table.tsx'
import { RowLink } from '../../../ui/table/row-face.tsx'
import { followMs } from './follow.ts'
import { FromExamDay, useBatches } from './from-exam-day.tsx'
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

const columns: ListColumns<typeof rehearsals.list> = [
  {
    id: 'name',
    header: words.columns.name,
    sort: 'name',
    cell: ({ user_id, name }) => <RowLink to={fillPath(paths.user, { id: user_id })}>{name}</RowLink>,
  },
  { id: 'state', header: words.columns.state, cell: ({ state }) => words.states[state] },
  { id: 'faults', header: words.columns.faults, cell: listFaults },
  { id: 'batch', header: words.columns.batch, cell: ({ batches }) => batches.join(', ') },
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
