import { users } from '@gerbang/contract/people/users.ts'
import { Moment } from '../../../auth/moment.tsx'
import { type ListColumns, shapeList } from '../../../list/list-shape.ts'
import { fillPath, paths } from '../../../paths.ts'
import { RowLink } from '../../../ui/table/row-face.tsx'
import { texts } from './texts.ts'
import { UserStatus } from './user-status.tsx'

const words = texts.list
const names = words.columns

export const userShape = shapeList(users.list, {
  filters: { role: texts.roles, status: texts.statuses, program_id: null, school: null, batch: null },
  sorts: ['-created_at', 'created_at', 'name', '-name', 'last_login_at', '-last_login_at'],
})

export const userColumns: ListColumns<typeof users.list> = [
  {
    id: 'name',
    header: names.name,
    sort: 'name',
    cell: ({ id, name }) => <RowLink to={fillPath(paths.user, { id })}>{name}</RowLink>,
  },
  { id: 'role', header: names.role, cell: ({ role }) => texts.roles[role] },
  { id: 'status', header: names.status, cell: user => <UserStatus user={user} /> },
  { id: 'email', header: names.email, cell: ({ email, username }) => email ?? username },
  { id: 'program', header: names.program, cell: ({ program }) => program?.name },
  { id: 'school', header: names.school, cell: ({ school_name }) => school_name },
  { id: 'batch', header: names.batch, cell: ({ batch }) => batch },
  {
    id: 'last_login_at',
    header: names.lastLogin,
    sort: '-last_login_at',
    cell: ({ last_login_at }) => (
      <Moment iso={last_login_at} none={<span className="text-muted">{words.never}</span>} />
    ),
  },
  {
    id: 'created_at',
    header: names.created,
    sort: '-created_at',
    cell: ({ created_at }) => <Moment iso={created_at} />,
  },
]
