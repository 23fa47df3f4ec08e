import type { Screen } from '../../../../layout/screen.ts'
import { paths } from '../../../../paths.ts'

export const quizScreens: Screen[] = [
  {
    path: paths.quizzes,
    title: 'Quiz',
    load: async () => (await import('./quiz-list-page.tsx')).QuizListPage,
  },
  {
    path: paths.quiz,
    title: 'Detail',
    under: paths.quizzes,
    load: async () => (await import('./quiz-page.tsx')).QuizPage,
  },
  {
    path: paths.challenge,
    title: 'Tantangan',
    under: paths.quizzes,
    load: async () => (await import('../challenges/challenge-page.tsx')).ChallengePage,
  },
]
