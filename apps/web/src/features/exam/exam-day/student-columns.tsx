import { fillPath, paths } from '../../../paths.ts'
import { RowLink } from '../../../ui/table/row-face.tsx'

interface Expected<State extends string> {
  user_id: string
  name: string
  state: State
  batches: string[]
}

/** Of everybody who is expected: who it is, how they stand, and in which classes they are. */
export function studentColumns<State extends string>({ columns, states }: StudentWords<State>) {
  return {
    name: {
      id: 'name',
      header: columns.name,
      sort: 'name',
      cell: ({ user_id, name }: Expected<State>) => (
        <RowLink to={fillPath(paths.user, { id: user_id })}>{name}</RowLink>
      ),
    },
    state: { id: 'state', header: columns.state, cell: ({ state }: Expected<State>) => states[state] },
    batch: {
      id: 'batch',
      header: columns.batch,
      cell: ({ batches }: Expected<State>) => batches.join(', '),
    },
  } as const
}

interface StudentWords<State extends string> {
  columns: { name: string; state: string; batch: string }
  states: Readonly<Record<State, string>>
}
