import { deleteOwn } from '../../../db/delete-own.ts'
import type { PersonalData } from '../../../personal-data.ts'
import { listOutcomes } from './outcomes.queries.ts'

/** Given for one purpose and with consent: it goes with whoever gave it. */
export const outcomeData: PersonalData = {
  tables: ['admission_outcomes'],
  copy: async ({ db }, { id }) => {
    const rows = await listOutcomes(db, id)
    const results = rows.map(({ major, university, year, admitted, chance, source }) => ({
      jurusan: major,
      kampus: university,
      tahun: year,
      diterima: admitted,
      peluang_saat_itu: chance,
      dicatat_oleh: source === 'student' ? 'siswa' : 'staf',
    }))
    return { 'hasil-seleksi.json': results }
  },
  deletePrivate: deleteOwn('admission_outcomes'),
}
