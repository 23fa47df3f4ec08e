import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

/** Where admins write. */
export const lessonEditScreens: Screen[] = [
  {
    path: paths.contentLessons,
    title: 'Pelajaran',
    under: paths.content,
    load: async () => (await import('./lesson-list-page.tsx')).LessonListPage,
  },
]
