import { screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

const users = { title: 'Pengguna', path: paths.users }

export const studentCodeScreens = [
  screen(
    paths.studentCodes,
    [users, 'Kode Siswa'],
    async () => (await import('./code-list-page.tsx')).CodeListPage,
  ),
  screen(
    paths.studentCodeCards,
    [users, { title: 'Kode Siswa', path: paths.studentCodes }, 'Kartu'],
    async () => (await import('./code-cards-page.tsx')).CodeCardsPage,
  ),
]
