import { screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

export const ownOutcomeScreens = [
  screen(
    paths.ownOutcomes,
    [{ title: 'Raport', path: paths.raport }, 'Hasil Seleksi'],
    async () => (await import('./own-outcomes-page.tsx')).OwnOutcomesPage,
  ),
]
