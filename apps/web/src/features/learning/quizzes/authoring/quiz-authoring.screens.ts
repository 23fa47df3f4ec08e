import type { Screen } from '../../../../layout/screen.ts'
import { paths } from '../../../../paths.ts'

const home = { title: 'Quiz', path: paths.adminQuizzes }

export const quizAuthoringScreens: Screen[] = [
  {
    path: paths.adminQuizzes,
    crumbs: [{ title: 'Quiz' }],
    load: async () => (await import('./quiz-list-page.tsx')).QuizListPage,
  },
  {
    path: paths.adminQuizCreate,
    crumbs: [home, { title: 'Buat Quiz' }],
    load: async () => (await import('./quiz-create-page.tsx')).QuizCreatePage,
  },
  {
    path: paths.adminQuiz,
    crumbs: [home, { title: 'Detail' }],
    load: async () => (await import('./quiz-detail-page.tsx')).QuizDetailPage,
  },
]
