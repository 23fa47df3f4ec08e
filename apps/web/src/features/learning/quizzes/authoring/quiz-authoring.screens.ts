import type { Screen } from '../../../../layout/screen.ts'
import { paths } from '../../../../paths.ts'

export const quizAuthoringScreens: Screen[] = [
  {
    path: paths.adminQuizzes,
    title: 'Quiz',
    load: async () => (await import('./quiz-list-page.tsx')).QuizListPage,
  },
  {
    path: paths.adminQuizCreate,
    title: 'Buat Quiz',
    under: paths.adminQuizzes,
    load: async () => (await import('./quiz-create-page.tsx')).QuizCreatePage,
  },
  {
    path: paths.adminQuiz,
    title: 'Detail',
    under: paths.adminQuizzes,
    load: async () => (await import('./quiz-detail-page.tsx')).QuizDetailPage,
  },
]
