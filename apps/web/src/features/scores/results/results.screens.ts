import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

export const resultScreens: Screen[] = [
  {
    path: paths.result,
    title: 'Hasil',
    under: paths.tryout,
    load: async () => (await import('./result-page.tsx')).ResultPage,
  },
  {
    path: paths.ranking,
    title: 'Peringkat',
    under: paths.tryouts,
    load: async () => (await import('./ranking-page.tsx')).RankingPage,
  },
]
