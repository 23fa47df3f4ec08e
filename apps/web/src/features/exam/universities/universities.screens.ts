import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

const home = { title: 'Universitas', path: paths.universities }

export const universityScreens: Screen[] = [
  {
    path: paths.universities,
    crumbs: [{ title: 'Universitas' }],
    load: async () => (await import('./university-list-page.tsx')).UniversityListPage,
  },
  {
    path: paths.universityCreate,
    crumbs: [home, { title: 'Tambah' }],
    load: async () => (await import('./university-create-page.tsx')).UniversityCreatePage,
  },
  {
    path: paths.university,
    crumbs: [home, { title: 'Detail' }],
    load: async () => (await import('./university-page.tsx')).UniversityPage,
  },
]
