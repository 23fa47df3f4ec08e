import { screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

const listCrumb = { title: 'Try Out', path: paths.tryouts }
const detailCrumb = { title: 'Detail', path: paths.tryout }

export const tryoutScreens = [
  screen(paths.tryouts, ['Try Out'], async () => (await import('./tryout-list-page.tsx')).TryoutListPage),
  screen(paths.tryout, [listCrumb, 'Detail'], async () => (await import('./tryout-page.tsx')).TryoutPage),
  screen(
    paths.rehearsal,
    [listCrumb, detailCrumb, 'Gladi bersih'],
    async () => (await import('./rehearsal-page.tsx')).RehearsalPage,
  ),
  screen(
    paths.fillMajor,
    [listCrumb, detailCrumb, 'Pilih Universitas dan Jurusan'],
    async () => (await import('./fill-major-page.tsx')).FillMajorPage,
  ),
  screen(
    paths.subjects,
    [listCrumb, detailCrumb, 'Pilih Mata Pelajaran'],
    async () => (await import('./subjects-page.tsx')).SubjectsPage,
  ),
]
