import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

export const scoreScreens: Screen[] = [
  {
    path: paths.scores,
    crumbs: [{ title: 'Peringkat' }],
    load: async () => (await import('./score-list-page.tsx')).ScoreListPage,
  },
  {
    path: paths.scoreRank,
    crumbs: [{ title: 'Peringkat', path: paths.scores }, { title: 'Detail' }],
    load: async () => (await import('./rank-page.tsx')).RankPage,
  },
]
