import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

/** Where students read. */
export const lessonScreens: Screen[] = [
  {
    path: paths.lesson,
    title: 'Pelajaran',
    under: paths.practice,
    load: async () => (await import('./lesson-page.tsx')).LessonPage,
  },
]
