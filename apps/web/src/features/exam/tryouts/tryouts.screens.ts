import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

const listCrumb = { title: 'Try Out', path: paths.tryouts }
const detailCrumb = { title: 'Detail', path: paths.tryout }

export const tryoutScreens: Screen[] = [
  {
    path: paths.tryouts,
    crumbs: [{ title: 'Try Out' }],
    load: async () => (await import('./tryout-list-page.tsx')).TryoutListPage,
  },
  {
    path: paths.tryout,
    crumbs: [listCrumb, { title: 'Detail' }],
    load: async () => (await import('./tryout-page.tsx')).TryoutPage,
  },
  {
    path: paths.fillMajor,
    crumbs: [listCrumb, detailCrumb, { title: 'Pilih Universitas dan Jurusan' }],
    load: async () => (await import('./fill-major-page.tsx')).FillMajorPage,
  },
  {
    path: paths.subjects,
    crumbs: [listCrumb, detailCrumb, { title: 'Pilih Mata Pelajaran' }],
    load: async () => (await import('./subjects-page.tsx')).SubjectsPage,
  },
]
