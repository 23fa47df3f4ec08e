import { screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

export const historyScreens = [
  screen(
    paths.history,
    [{ title: 'Raport', path: paths.raport }, 'Riwayat'],
    async () => (await import('./history-page.tsx')).HistoryPage,
  ),
]
