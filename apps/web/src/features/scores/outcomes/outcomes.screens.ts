import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

export const ownOutcomeScreens: Screen[] = [
  {
    path: paths.ownOutcomes,
    title: 'Hasil Seleksi',
    under: paths.raport,
    load: async () => (await import('./own-outcomes-page.tsx')).OwnOutcomesPage,
  },
]
