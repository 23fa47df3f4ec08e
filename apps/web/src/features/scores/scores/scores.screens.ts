import { screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

export const scoreScreens = [
  screen(paths.scores, ['Peringkat'], async () => (await import('./score-list-page.tsx')).ScoreListPage),
  screen(
    paths.scoreRank,
    [{ title: 'Peringkat', path: paths.scores }, 'Detail'],
    async () => (await import('./rank-page.tsx')).RankPage,
  ),
]
