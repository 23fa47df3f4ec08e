import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

const home = { title: 'Pengguna', path: paths.users }

export const userScreens: Screen[] = [
  {
    path: paths.users,
    crumbs: [{ title: 'Pengguna' }],
    load: async () => (await import('./user-list-page.tsx')).UserListPage,
  },
  {
    path: paths.userCreate,
    crumbs: [home, { title: 'Tambah' }],
    load: async () => (await import('./user-create-page.tsx')).UserCreatePage,
  },
  {
    path: paths.user,
    crumbs: [home, { title: 'Detail' }],
    load: async () => (await import('./user-page.tsx')).UserPage,
  },
]
