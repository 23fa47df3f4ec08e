import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

export const scoreScreens: Screen[] = [
  {
    path: paths.scores,
    title: 'Peringkat',
    load: async () => (await import('./score-list-page.tsx')).ScoreListPage,
  },
  {
    path: paths.scoreRank,
    title: 'Detail',
    under: paths.scores,
    load: async () => (await import('./rank-page.tsx')).RankPage,
  },
]
