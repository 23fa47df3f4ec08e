import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

export const userScreens: Screen[] = [
  {
    path: paths.users,
    title: 'Pengguna',
    load: async () => (await import('./user-list-page.tsx')).UserListPage,
  },
  {
    path: paths.userCreate,
    title: 'Tambah',
    under: paths.users,
    load: async () => (await import('./user-create-page.tsx')).UserCreatePage,
  },
  {
    path: paths.user,
    title: 'Detail',
    under: paths.users,
    load: async () => (await import('./user-page.tsx')).UserPage,
  },
]
