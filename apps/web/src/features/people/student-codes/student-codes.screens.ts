import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

export const studentCodeScreens: Screen[] = [
  {
    path: paths.studentCodes,
    title: 'Kode Siswa',
    under: paths.users,
    load: async () => (await import('./code-list-page.tsx')).CodeListPage,
  },
  {
    path: paths.studentCodeCards,
    title: 'Kartu',
    under: paths.studentCodes,
    load: async () => (await import('./code-cards-page.tsx')).CodeCardsPage,
  },
]
