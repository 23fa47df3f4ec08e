import type { PersonalData } from '../../../personal-data.ts'
import { listOwnReports } from './question-reports.queries.ts'

/** What is wrong with a question stays known; the words of whoever said so do not. */
export const reportData: PersonalData = {
  tables: ['question_reports'],
  copy: async ({ db }, { id }) => ({ 'laporan-soal.json': await listOwnReports(db, id) }),
  forget: async (trx, { id }) => {
    await trx.updateTable('question_reports').set({ note: '' }).where('user_id', '=', id).execute()
  },
}
