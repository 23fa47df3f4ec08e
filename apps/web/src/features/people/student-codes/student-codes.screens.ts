import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

const users = { title: 'Pengguna', path: paths.users }

export const studentCodeScreens: Screen[] = [
  {
    path: paths.studentCodes,
    crumbs: [users, { title: 'Kode Siswa' }],
    load: async () => (await import('./code-list-page.tsx')).CodeListPage,
  },
  {
    path: paths.studentCodeCards,
    crumbs: [users, { title: 'Kode Siswa', path: paths.studentCodes }, { title: 'Kartu' }],
    load: async () => (await import('./code-cards-page.tsx')).CodeCardsPage,
  },
]
