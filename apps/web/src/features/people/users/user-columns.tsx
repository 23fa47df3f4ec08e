import type { UserCard } from '@gerbang/contract/people/users.ts'
import { Link } from 'react-router'
import { Moment } from '../../../auth/moment.tsx'
import { fillPath, paths } from '../../../paths.ts'
import { createColumns } from '../../../ui/table/table-columns.ts'
import { UserStatus } from './user-status.tsx'
import { texts } from './texts.ts'

const words = texts.list
const column = createColumns<UserCard>()

export const userColumns = column.columns([
  column.accessor('name', {
    header: words.columns.name,
    enableSorting: true,
    cell: ({ row: { original } }) => (
      <Link
        to={fillPath(paths.user, { id: original.id })}
        className="rounded-chip py-2 text-brand hover:underline"
      >
        {original.name}
      </Link>
    ),
  }),
  column.accessor('role', { header: words.columns.role, cell: ({ getValue }) => texts.roles[getValue()] }),
  column.accessor('status', {
    header: words.columns.status,
    cell: ({ row: { original } }) => <UserStatus user={original} />,
  }),
  column.accessor('email', { header: words.columns.email }),
  column.accessor(({ program }) => program?.name ?? words.none, {
    id: 'program',
    header: words.columns.program,
  }),
  column.accessor(({ school_name }) => school_name ?? words.none, {
    id: 'school',
    header: words.columns.school,
  }),
  column.accessor(({ batch }) => batch ?? words.none, { id: 'batch', header: words.columns.batch }),
  column.accessor('last_login_at', {
    header: words.columns.lastLogin,
    enableSorting: true,
    sortDescFirst: true,
    cell: ({ getValue }) => <LastLogin iso={getValue()} />,
  }),
  column.accessor('created_at', {
    header: words.columns.created,
    enableSorting: true,
    sortDescFirst: true,
    cell: ({ getValue }) => <Moment iso={getValue()} />,
  }),
])

function LastLogin({ iso }: { iso: string | null }) {
  return iso === null ? <span className="text-muted">{words.never}</span> : <Moment iso={iso} />
}
