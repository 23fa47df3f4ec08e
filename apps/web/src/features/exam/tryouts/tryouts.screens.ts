import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

export const tryoutScreens: Screen[] = [
  {
    path: paths.tryouts,
    title: 'Try Out',
    load: async () => (await import('./tryout-list-page.tsx')).TryoutListPage,
  },
  {
    path: paths.tryout,
    title: 'Detail',
    under: paths.tryouts,
    load: async () => (await import('./tryout-page.tsx')).TryoutPage,
  },
  {
    path: paths.rehearsal,
    title: 'Gladi bersih',
    under: paths.tryout,
    load: async () => (await import('./rehearsal-page.tsx')).RehearsalPage,
  },
  {
    path: paths.fillMajor,
    title: 'Pilih Universitas dan Jurusan',
    under: paths.tryout,
    load: async () => (await import('./fill-major-page.tsx')).FillMajorPage,
  },
  {
    path: paths.subjects,
    title: 'Pilih Mata Pelajaran',
    under: paths.tryout,
    load: async () => (await import('./subjects-page.tsx')).SubjectsPage,
  },
]
