import { screen } from '../../../layout/screen.ts'
import { areaPaths, paths } from '../../../paths.ts'

const banks = { title: 'Bank Soal', path: areaPaths.banks }

export const subjectScreens = [
  screen(
    paths.bankSubjects,
    [banks, 'Subtes dan topik'],
    async () => (await import('./subject-list-page.tsx')).SubjectListPage,
  ),
  screen(
    paths.bankSubject,
    [banks, { title: 'Subtes dan topik', path: paths.bankSubjects }, 'Ubah'],
    async () => (await import('./subject-page.tsx')).SubjectPage,
  ),
]
