import { screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

export const examDayScreens = [
  screen(
    paths.live,
    [{ title: 'Try Out', path: paths.plans }, { title: 'Detail', path: paths.plan }, 'Hari ujian'],
    async () => (await import('./live-page.tsx')).LivePage,
  ),
]
