import { screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

export const practiceScreens = [
  screen(paths.practice, ['Latihan'], async () => (await import('./practice-page.tsx')).PracticePage),
]
