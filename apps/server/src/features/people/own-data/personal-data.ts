import type { PersonalData } from '../../../personal-data.ts'

export const copyData: PersonalData = {
  tables: ['data_copies'],
  deletePrivate: async (trx, { id }) => {
    await trx.deleteFrom('data_copies').where('user_id', '=', id).execute()
  },
}
