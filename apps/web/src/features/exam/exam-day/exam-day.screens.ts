import { screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

const plan = [
  { title: 'Try Out', path: paths.plans },
  { title: 'Detail', path: paths.plan },
]
const day = [...plan, { title: 'Hari ujian', path: paths.live }]

export const examDayScreens = [
  screen(paths.live, [...plan, 'Hari ujian'], async () => (await import('./live-page.tsx')).LivePage),
  screen(
    paths.missing,
    [...day, 'Belum hadir'],
    async () => (await import('./missing-page.tsx')).MissingPage,
  ),
  screen(
    paths.rehearsed,
    [...day, 'Gladi bersih'],
    async () => (await import('./rehearsed-page.tsx')).RehearsedPage,
  ),
  screen(paths.wall, [...day, 'Per kelas'], async () => (await import('./wall-page.tsx')).WallPage),
]
