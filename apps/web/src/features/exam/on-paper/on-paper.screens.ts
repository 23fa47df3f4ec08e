import { screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

const before = [
  { title: 'Try Out', path: paths.plans },
  { title: 'Detail', path: paths.plan },
]

export const onPaperScreens = [
  screen(paths.paper, [...before, 'Kertas'], async () => (await import('./paper-page.tsx')).PaperPage),
  screen(
    paths.paperAnswers,
    [...before, { title: 'Kertas', path: paths.paper }, 'Jawaban'],
    async () => (await import('./answers-page.tsx')).AnswersPage,
  ),
]
