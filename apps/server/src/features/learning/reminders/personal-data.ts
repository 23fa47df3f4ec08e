import { deleteOwn } from '../../../db/delete-own.ts'
import type { PersonalData } from '../../../personal-data.ts'

export const reminderData: PersonalData = {
  tables: ['tryout_reminders'],
  copy: async ({ db }, { id }) => ({
    'pengingat.json': await db
      .selectFrom('tryout_reminders as r')
      .innerJoin('tryouts as t', 't.id', 'r.tryout_id')
      .select(['t.title as try_out', 'r.kind', 'r.created_at', 'r.queued_at'])
      .where('r.user_id', '=', id)
      .orderBy('r.created_at')
      .execute(),
  }),
  deletePrivate: deleteOwn('tryout_reminders'),
}
