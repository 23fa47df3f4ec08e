import { screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

/** Where admins write. */
export const lessonEditScreens = [
  screen(
    paths.contentLessons,
    [{ title: 'Konten', path: paths.content }, 'Pelajaran'],
    async () => (await import('./lesson-list-page.tsx')).LessonListPage,
  ),
]
