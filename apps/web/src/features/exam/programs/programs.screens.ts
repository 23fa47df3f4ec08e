import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

export const programScreens: Screen[] = [
  {
    path: paths.programs,
    crumbs: [{ title: 'Try Out', path: paths.plans }, { title: 'Program dan format' }],
    load: async () => (await import('./programs-page.tsx')).ProgramsPage,
  },
]
