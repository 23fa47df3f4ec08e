import type { PersonalData } from '../../../personal-data.ts'

export const invitationData: PersonalData = {
  tables: ['invitations'],
  deletePrivate: async (trx, { id }) => {
    await trx.deleteFrom('invitations').where('user_id', '=', id).execute()
  },
}
