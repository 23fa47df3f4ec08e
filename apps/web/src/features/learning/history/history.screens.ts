import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

export const historyScreens: Screen[] = [
  {
    path: paths.history,
    title: 'Riwayat',
    under: paths.raport,
    load: async () => (await import('./history-page.tsx')).HistoryPage,
  },
]
