import { users } from '@gerbang/contract/people/users.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { FileUp, Ticket, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { query } from '../../../api/query.ts'
import { paths } from '../../../paths.ts'
import { Button, buttonClasses } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { TableToolbar } from '../../../ui/table/table-toolbar.tsx'
import { useTableAddress } from '../../../ui/table/use-table-address.ts'
import { ImportUsersSheet } from './import-sheet.tsx'
import { texts } from './texts.ts'
import { toUserQuery, userShape } from './user-address.ts'
import { UserBulk } from './user-bulk.tsx'
import { userColumns } from './user-columns.tsx'
import { useUserFilters } from './use-user-filters.ts'

const words = texts.list
const bulk = { Actions: UserBulk }

export function UserListPage() {
  const address = useTableAddress(userShape)
  const filters = useUserFilters()
  const [isImporting, setImporting] = useState(false)
  const list = useQuery({
    ...query(users.list, { query: toUserQuery(address) }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHeading title={words.title}>{words.intro}</PageHeading>
      <TableToolbar
        search={words.search}
        address={address}
        filters={filters}
        actions={
          <>
            <Link to={paths.studentCodes} className={buttonClasses('secondary')}>
              <Ticket aria-hidden size={18} strokeWidth={1.75} />
              {words.codes}
            </Link>
            <Button
              variant="secondary"
              icon={<FileUp aria-hidden size={18} strokeWidth={1.75} />}
              onClick={() => setImporting(true)}
            >
              {words.import}
            </Button>
            <Link to={paths.userCreate} className={buttonClasses()}>
              <UserPlus aria-hidden size={18} strokeWidth={2} />
              {words.create}
            </Link>
          </>
        }
      />
      <DataTable
        label={words.table}
        noun={words.noun}
        from={list}
        columns={userColumns}
        name="users"
        bulk={bulk}
        getKey={user => user.id}
        address={address}
        empty={
          <EmptyState sketch="papers" title={words.empty.title}>
            {words.empty.text}
          </EmptyState>
        }
      />
      {isImporting && <ImportUsersSheet onClose={() => setImporting(false)} />}
    </>
  )
}
