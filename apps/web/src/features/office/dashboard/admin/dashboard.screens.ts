import type { Screen } from '../../../../layout/screen.ts'
import { paths } from '../../../../paths.ts'

export const dashboardScreens: Screen[] = [
  {
    path: paths.admin,
    title: 'Dashboard',
    load: async () => (await import('./dashboard-page.tsx')).DashboardPage,
  },
]
