import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

export const universityScreens: Screen[] = [
  {
    path: paths.universities,
    title: 'Universitas',
    load: async () => (await import('./university-list-page.tsx')).UniversityListPage,
  },
  {
    path: paths.universityCreate,
    title: 'Tambah',
    under: paths.universities,
    load: async () => (await import('./university-create-page.tsx')).UniversityCreatePage,
  },
  {
    path: paths.university,
    title: 'Detail',
    under: paths.universities,
    load: async () => (await import('./university-page.tsx')).UniversityPage,
  },
]
