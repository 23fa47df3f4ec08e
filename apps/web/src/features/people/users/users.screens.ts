import { screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

const home = { title: 'Pengguna', path: paths.users }

export const userScreens = [
  screen(paths.users, ['Pengguna'], async () => (await import('./user-list-page.tsx')).UserListPage),
  screen(
    paths.userCreate,
    [home, 'Tambah'],
    async () => (await import('./user-create-page.tsx')).UserCreatePage,
  ),
  screen(paths.user, [home, 'Detail'], async () => (await import('./user-page.tsx')).UserPage),
]
