import { screen } from '../../../../layout/screen.ts'
import { paths } from '../../../../paths.ts'

export const teacherScreens = [
  screen(
    paths.teacher,
    ['Dashboard'],
    async () => (await import('./dashboard-page.tsx')).TeacherDashboardPage,
  ),
]
