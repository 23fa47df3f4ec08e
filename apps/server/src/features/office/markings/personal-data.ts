import type { PersonalData } from '../../../personal-data.ts'

/** Marks are handed to whoever gave them; students find theirs beside their scores. */
export const markingData: PersonalData = {
  tables: ['essay_marks'],
  copy: async ({ db }, { id }) => {
    const marks = await db
      .selectFrom('essay_marks')
      .select(['place_id', 'question_id', 'points', 'claimed_at', 'marked_at'])
      .where('marker_id', '=', id)
      .execute()
    return marks.length > 0 ? { 'uraian-dinilai.json': marks } : {}
  },
}
