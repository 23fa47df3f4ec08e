import FileSpreadsheet from 'icon:file-spreadsheet'
import FileUp from 'icon:file-up'
import School from 'icon:school'
import Ticket from 'icon:ticket'
import UserPlus from 'icon:user-plus'
import { useState } from 'react'
import { useList } from '../../../list/use-list.ts'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { ListTable } from '../../../ui/table/list-table.tsx'
import { ImportUsersSheet } from './import-sheet.tsx'
import { texts } from './texts.ts'
import { UserBulk } from './user-bulk.tsx'
import { userColumns, userShape } from './user-columns.tsx'
import { useUserChoices } from './use-user-choices.ts'

const words = texts.list
const bulk = { Actions: UserBulk }

export function UserListPage() {
  const [isImporting, setImporting] = useState(false)
  return (
    <>
      <PageHeading title={words.title}>{words.intro}</PageHeading>
      <ListTable
        list={useList(userShape)}
        words={words}
        columns={userColumns}
        {...useUserChoices()}
        actions={
          <>
            <ButtonLink to={paths.studentCodes} variant="secondary" icon={Ticket}>
              {words.codes}
            </ButtonLink>
            <ButtonLink to="/admin/class" variant="secondary" icon={School}>
              {words.classes}
            </ButtonLink>
            <ButtonLink to={paths.studentLists} variant="secondary" icon={FileSpreadsheet}>
              {words.lists}
            </ButtonLink>
            <Button
              variant="secondary"
              icon={<FileUp aria-hidden size={18} strokeWidth={1.75} />}
              onClick={() => setImporting(true)}
            >
              {words.import}
            </Button>
            <ButtonLink to={paths.userCreate} icon={UserPlus}>
              {words.create}
            </ButtonLink>
          </>
        }
        name="users"
        bulk={bulk}
      />
      {isImporting && <ImportUsersSheet onClose={() => setImporting(false)} />}
    </>
  )
}
