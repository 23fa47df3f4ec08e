import { screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

const listCrumb = { title: 'Try Out', path: paths.tryouts }

export const resultScreens = [
  screen(
    paths.result,
    [listCrumb, { title: 'Detail', path: paths.tryout }, 'Hasil'],
    async () => (await import('./result-page.tsx')).ResultPage,
  ),
  screen(
    paths.ranking,
    [listCrumb, 'Peringkat'],
    async () => (await import('./ranking-page.tsx')).RankingPage,
  ),
]
