import type { Screen } from '../../../../layout/screen.ts'
import { areaPaths } from '../../../../paths.ts'

export const questionEditorScreens: Screen[] = [
  {
    path: areaPaths.question,
    crumbs: [
      { title: 'Bank Soal', path: areaPaths.banks },
      { title: 'Detail', path: areaPaths.bank },
      { title: 'Subtes', path: areaPaths.bankSubTest },
      { title: 'Buat Soal' },
    ],
    load: async () => (await import('./question-editor-page.tsx')).QuestionEditorPage,
  },
  {
    path: areaPaths.questionHistory,
    crumbs: [
      { title: 'Bank Soal', path: areaPaths.banks },
      { title: 'Detail', path: areaPaths.bank },
      { title: 'Subtes', path: areaPaths.bankSubTest },
      { title: 'Buat Soal', path: areaPaths.question },
      { title: 'Versi' },
    ],
    load: async () => (await import('./history-page.tsx')).HistoryPage,
  },
]
