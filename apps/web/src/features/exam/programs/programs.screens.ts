import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

export const programScreens: Screen[] = [
  {
    path: paths.programs,
    title: 'Program dan format',
    under: paths.plans,
    load: async () => (await import('./programs-page.tsx')).ProgramsPage,
  },
]
