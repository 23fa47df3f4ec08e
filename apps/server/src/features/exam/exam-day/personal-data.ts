import { deleteOwn } from '../../../db/delete-own.ts'
import type { PersonalData } from '../../../personal-data.ts'

export const rehearsalData: PersonalData = {
  tables: ['device_checks'],
  copy: async ({ db }, { id }) => ({
    'gladi-bersih.json': await db
      .selectFrom('device_checks as c')
      .innerJoin('tryouts as t', 't.id', 'c.tryout_id')
      .select(['t.title as try_out', 'c.checked_at', 'c.clock_off_seconds', 'c.keeps_answers', 'c.has_space'])
      .select(['c.works_offline', 'c.shows_pictures'])
      .where('c.user_id', '=', id)
      .orderBy('c.checked_at')
      .execute(),
  }),
  deletePrivate: deleteOwn('device_checks'),
}
