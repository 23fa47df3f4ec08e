import type { Screen } from '../../../layout/screen.ts'
import { areaPaths, paths } from '../../../paths.ts'

export const subjectScreens: Screen[] = [
  {
    path: paths.bankSubjects,
    title: 'Subtes dan topik',
    under: areaPaths.banks,
    load: async () => (await import('./subject-list-page.tsx')).SubjectListPage,
  },
  {
    path: paths.bankSubject,
    title: 'Ubah',
    under: paths.bankSubjects,
    load: async () => (await import('./subject-page.tsx')).SubjectPage,
  },
]
