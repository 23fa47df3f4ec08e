import { screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

const home = { title: 'Universitas', path: paths.universities }

export const universityScreens = [
  screen(
    paths.universities,
    ['Universitas'],
    async () => (await import('./university-list-page.tsx')).UniversityListPage,
  ),
  screen(
    paths.universityCreate,
    [home, 'Tambah'],
    async () => (await import('./university-create-page.tsx')).UniversityCreatePage,
  ),
  screen(
    paths.university,
    [home, 'Detail'],
    async () => (await import('./university-page.tsx')).UniversityPage,
  ),
]
