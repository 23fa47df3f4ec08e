import { screen } from '../../../../layout/screen.ts'
import { areaPaths } from '../../../../paths.ts'

export const questionEditorScreens = [
  screen(
    areaPaths.question,
    [
      { title: 'Bank Soal', path: areaPaths.banks },
      { title: 'Detail', path: areaPaths.bank },
      { title: 'Subtes', path: areaPaths.bankSubTest },
      'Buat Soal',
    ],
    async () => (await import('./question-editor-page.tsx')).QuestionEditorPage,
  ),
  screen(
    areaPaths.questionHistory,
    [
      { title: 'Bank Soal', path: areaPaths.banks },
      { title: 'Detail', path: areaPaths.bank },
      { title: 'Subtes', path: areaPaths.bankSubTest },
      { title: 'Buat Soal', path: areaPaths.question },
      'Versi',
    ],
    async () => (await import('./history-page.tsx')).HistoryPage,
  ),
]
