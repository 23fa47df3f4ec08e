import type { PersonalData } from '../../../personal-data.ts'

export const raportData: PersonalData = {
  tables: ['raport_shares'],
  copy: async ({ db }, { id }) => ({
    'tautan-raport.json': await db
      .selectFrom('raport_shares')
      .select(['created_at', 'expires_at'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute(),
  }),
  deletePrivate: async (trx, { id }) => {
    await trx
      .deleteFrom('raport_shares')
      .where(eb => eb.or([eb('user_id', '=', id), eb('created_by', '=', id)]))
      .execute()
  },
}
