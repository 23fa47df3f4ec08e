import type { PersonalData } from '../../../personal-data.ts'

/** Marks are handed to whoever gave them; students find theirs in the review of their results. */
export const markingData: PersonalData = {
  tables: ['essay_marks'],
  copy: async ({ db }, { id }) => ({
    'uraian-dinilai.json': await db
      .selectFrom('essay_marks')
      .select(['place_id', 'question_id', 'points', 'claimed_at', 'marked_at'])
      .where('marker_id', '=', id)
      .execute(),
  }),
}
