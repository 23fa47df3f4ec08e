import FileSpreadsheet from 'icon:file-spreadsheet'
import School from 'icon:school'
import Ticket from 'icon:ticket'
import UserPlus from 'icon:user-plus'
import { createListPage } from '../../../list/create-list-page.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ImportUsersButton } from './import-button.tsx'
import { texts } from './texts.ts'
import { UserBulk } from './user-bulk.tsx'
import { userColumns, userShape } from './user-columns.tsx'
import { useUserChoices } from './use-user-choices.ts'

const words = texts.list
const bulk = { Actions: UserBulk }

export const UserListPage = createListPage({
  shape: userShape,
  words,
  columns: userColumns,
  useChoices: useUserChoices,
  more: (
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
      <ImportUsersButton />
    </>
  ),
  actions: (
    <ButtonLink to={paths.userCreate} icon={UserPlus}>
      {words.create}
    </ButtonLink>
  ),
  name: 'users',
  bulk,
})
