import { deleteOwn } from '../../../db/delete-own.ts'
import type { PersonalData } from '../../../personal-data.ts'

export const classData: PersonalData = {
  tables: ['class_members'],
  copy: async ({ db }, { id }) => ({
    'kelas.json': await db
      .selectFrom('class_members as m')
      .innerJoin('classes as k', 'k.id', 'm.class_id')
      .select(['k.name', 'k.year', 'k.school_name', 'm.joined_at', 'm.left_at'])
      .where('m.user_id', '=', id)
      .orderBy('m.joined_at')
      .execute(),
  }),
  deletePrivate: deleteOwn('class_members'),
}
