import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

export const examDayScreens: Screen[] = [
  {
    path: paths.live,
    title: 'Hari ujian',
    under: paths.plan,
    load: async () => (await import('./live-page.tsx')).LivePage,
  },
  {
    path: paths.missing,
    title: 'Belum hadir',
    under: paths.live,
    load: async () => (await import('./missing-page.tsx')).MissingPage,
  },
  {
    path: paths.rehearsed,
    title: 'Gladi bersih',
    under: paths.live,
    load: async () => (await import('./rehearsed-page.tsx')).RehearsedPage,
  },
  {
    path: paths.wall,
    title: 'Per kelas',
    under: paths.live,
    load: async () => (await import('./wall-page.tsx')).WallPage,
  },
]
