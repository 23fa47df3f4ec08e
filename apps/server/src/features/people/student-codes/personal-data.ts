import type { PersonalData } from '../../../personal-data.ts'

export const codeData: PersonalData = {
  tables: ['student_code_redemptions'],
  copy: async ({ db }, { id }) => ({
    'kode-siswa.json': await db
      .selectFrom('student_code_redemptions as r')
      .innerJoin('student_codes as c', 'c.id', 'r.student_code_id')
      .select(['c.code', 'c.label', 'c.batch', 'r.redeemed_at'])
      .where('r.user_id', '=', id)
      .orderBy('r.redeemed_at')
      .execute(),
  }),
}
