import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

const listCrumb = { title: 'Try Out', path: paths.tryouts }

export const resultScreens: Screen[] = [
  {
    path: paths.result,
    crumbs: [listCrumb, { title: 'Detail', path: paths.tryout }, { title: 'Hasil' }],
    load: async () => (await import('./result-page.tsx')).ResultPage,
  },
  {
    path: paths.ranking,
    crumbs: [listCrumb, { title: 'Peringkat' }],
    load: async () => (await import('./ranking-page.tsx')).RankingPage,
  },
]
