import type { Screen } from '../../../layout/screen.ts'
import { areaPaths, paths } from '../../../paths.ts'

const banks = { title: 'Bank Soal', path: areaPaths.banks }

export const subjectScreens: Screen[] = [
  {
    path: paths.bankSubjects,
    crumbs: [banks, { title: 'Subtes dan topik' }],
    load: async () => (await import('./subject-list-page.tsx')).SubjectListPage,
  },
  {
    path: paths.bankSubject,
    crumbs: [banks, { title: 'Subtes dan topik', path: paths.bankSubjects }, { title: 'Ubah' }],
    load: async () => (await import('./subject-page.tsx')).SubjectPage,
  },
]
