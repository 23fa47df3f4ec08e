import { screen } from '../../../../layout/screen.ts'
import { paths } from '../../../../paths.ts'

export const dashboardScreens = [
  screen(paths.admin, ['Dashboard'], async () => (await import('./dashboard-page.tsx')).DashboardPage),
]
