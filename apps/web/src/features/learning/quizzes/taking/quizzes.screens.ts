import type { Screen } from '../../../../layout/screen.ts'
import { paths } from '../../../../paths.ts'

export const quizScreens: Screen[] = [
  {
    path: paths.quizzes,
    crumbs: [{ title: 'Quiz' }],
    load: async () => (await import('./quiz-list-page.tsx')).QuizListPage,
  },
  {
    path: paths.quiz,
    crumbs: [{ title: 'Quiz', path: paths.quizzes }, { title: 'Detail' }],
    load: async () => (await import('./quiz-page.tsx')).QuizPage,
  },
]
