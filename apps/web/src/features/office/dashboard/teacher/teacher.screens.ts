import type { Screen } from '../../../../layout/screen.ts'
import { paths } from '../../../../paths.ts'

export const teacherScreens: Screen[] = [
  {
    path: paths.teacher,
    title: 'Dashboard',
    load: async () => (await import('./dashboard-page.tsx')).TeacherDashboardPage,
  },
]
