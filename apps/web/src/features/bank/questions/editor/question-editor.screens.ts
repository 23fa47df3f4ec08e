import type { Screen } from '../../../../layout/screen.ts'
import { areaPaths } from '../../../../paths.ts'

export const questionEditorScreens: Screen[] = [
  {
    path: areaPaths.question,
    title: 'Buat Soal',
    under: areaPaths.bankSubTest,
    load: async () => (await import('./question-editor-page.tsx')).QuestionEditorPage,
  },
  {
    path: areaPaths.questionHistory,
    title: 'Versi',
    under: areaPaths.question,
    load: async () => (await import('./history-page.tsx')).HistoryPage,
  },
]
