import { screen } from '../../../../layout/screen.ts'
import { paths } from '../../../../paths.ts'

export const quizScreens = [
  screen(paths.quizzes, ['Quiz'], async () => (await import('./quiz-list-page.tsx')).QuizListPage),
  screen(
    paths.quiz,
    [{ title: 'Quiz', path: paths.quizzes }, 'Detail'],
    async () => (await import('./quiz-page.tsx')).QuizPage,
  ),
  screen(
    paths.challenge,
    [{ title: 'Quiz', path: paths.quizzes }, 'Tantangan'],
    async () => (await import('../challenges/challenge-page.tsx')).ChallengePage,
  ),
]
