import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

export const practiceScreens: Screen[] = [
  {
    path: paths.practice,
    crumbs: [{ title: 'Latihan' }],
    load: async () => (await import('./practice-page.tsx')).PracticePage,
  },
]
