import { screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

export const homeScreens = [
  screen(paths.student, ['Dashboard'], async () => (await import('./home-page.tsx')).HomePage),
]
