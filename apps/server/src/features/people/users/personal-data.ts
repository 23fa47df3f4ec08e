import { deleteOwn } from '../../../db/delete-own.ts'
import type { PersonalData } from '../../../personal-data.ts'

export const invitationData: PersonalData = {
  tables: ['invitations'],
  deletePrivate: deleteOwn('invitations'),
}
