import { screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

/** Where students read. */
export const lessonScreens = [
  screen(
    paths.lesson,
    [{ title: 'Latihan', path: paths.practice }, 'Pelajaran'],
    async () => (await import('./lesson-page.tsx')).LessonPage,
  ),
]
