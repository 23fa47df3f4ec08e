import { screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

export const programScreens = [
  screen(
    paths.programs,
    [{ title: 'Try Out', path: paths.plans }, 'Program dan format'],
    async () => (await import('./programs-page.tsx')).ProgramsPage,
  ),
]
