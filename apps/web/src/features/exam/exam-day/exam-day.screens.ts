import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

export const examDayScreens: Screen[] = [
  {
    path: paths.live,
    crumbs: [
      { title: 'Try Out', path: paths.plans },
      { title: 'Detail', path: paths.plan },
      { title: 'Hari ujian' },
    ],
    load: async () => (await import('./live-page.tsx')).LivePage,
  },
]
