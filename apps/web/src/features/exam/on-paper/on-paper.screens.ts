import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

const before = [
  { title: 'Try Out', path: paths.plans },
  { title: 'Detail', path: paths.plan },
]

export const onPaperScreens: Screen[] = [
  {
    path: paths.paper,
    crumbs: [...before, { title: 'Kertas' }],
    load: async () => (await import('./paper-page.tsx')).PaperPage,
  },
  {
    path: paths.paperAnswers,
    crumbs: [...before, { title: 'Kertas', path: paths.paper }, { title: 'Jawaban' }],
    load: async () => (await import('./answers-page.tsx')).AnswersPage,
  },
]
