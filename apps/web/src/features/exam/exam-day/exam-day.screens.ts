import { screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

export const examDayScreens = [
  screen(
    paths.live,
    [{ title: 'Try Out', path: paths.plans }, { title: 'Detail', path: paths.plan }, 'Hari ujian'],
    async () => (await import('./live-page.tsx')).LivePage,
  ),
  screen(
    paths.missing,
    [
      { title: 'Try Out', path: paths.plans },
      { title: 'Detail', path: paths.plan },
      { title: 'Hari ujian', path: paths.live },
      'Belum hadir',
    ],
    async () => (await import('./missing-page.tsx')).MissingPage,
  ),
  screen(
    paths.rehearsed,
    [
      { title: 'Try Out', path: paths.plans },
      { title: 'Detail', path: paths.plan },
      { title: 'Hari ujian', path: paths.live },
      'Gladi bersih',
    ],
    async () => (await import('./rehearsed-page.tsx')).RehearsedPage,
  ),
  screen(
    paths.wall,
    [
      { title: 'Try Out', path: paths.plans },
      { title: 'Detail', path: paths.plan },
      { title: 'Hari ujian', path: paths.live },
      'Per kelas',
    ],
    async () => (await import('./wall-page.tsx')).WallPage,
  ),
]
