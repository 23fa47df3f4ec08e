import { screen } from '../../../../layout/screen.ts'
import { paths } from '../../../../paths.ts'

const home = { title: 'Quiz', path: paths.adminQuizzes }

export const quizAuthoringScreens = [
  screen(paths.adminQuizzes, ['Quiz'], async () => (await import('./quiz-list-page.tsx')).QuizListPage),
  screen(
    paths.adminQuizCreate,
    [home, 'Buat Quiz'],
    async () => (await import('./quiz-create-page.tsx')).QuizCreatePage,
  ),
  screen(
    paths.adminQuiz,
    [home, 'Detail'],
    async () => (await import('./quiz-detail-page.tsx')).QuizDetailPage,
  ),
]
