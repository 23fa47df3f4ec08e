import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

export const onPaperScreens: Screen[] = [
  {
    path: paths.paper,
    title: 'Kertas',
    under: paths.plan,
    load: async () => (await import('./paper-page.tsx')).PaperPage,
  },
  {
    path: paths.paperAnswers,
    title: 'Jawaban',
    under: paths.paper,
    load: async () => (await import('./answers-page.tsx')).AnswersPage,
  },
]
