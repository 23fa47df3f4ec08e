import { users } from '@gerbang/contract/people/users.ts'
import { linkColumn, momentColumn } from '../../../list/columns.tsx'
import { type ListColumns, shapeList } from '../../../list/list-shape.ts'
import { paths } from '../../../paths.ts'
import { texts } from './texts.ts'
import { UserStatus } from './user-status.tsx'

const words = texts.list
const names = words.columns

export const userShape = shapeList(users.list, {
  filters: { role: texts.roles, status: texts.statuses, program_id: null, school: null, batch: null },
  sorts: ['-created_at', 'created_at', 'name', '-name', 'last_login_at', '-last_login_at'],
})

export const userColumns: ListColumns<typeof users.list> = [
  linkColumn('name', names.name, paths.user),
  { id: 'role', header: names.role, cell: ({ role }) => texts.roles[role] },
  { id: 'status', header: names.status, cell: user => <UserStatus user={user} /> },
  { id: 'email', header: names.email, cell: ({ email, username }) => email ?? username },
  { id: 'program', header: names.program, cell: ({ program }) => program?.name },
  { id: 'school', header: names.school, cell: ({ school_name }) => school_name },
  { id: 'batch', header: names.batch, cell: ({ batch }) => batch },
  momentColumn('last_login_at', names.lastLogin, <span className="text-muted">{words.never}</span>),
  momentColumn('created_at', names.created),
]
