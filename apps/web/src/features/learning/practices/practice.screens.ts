import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

export const practiceScreens: Screen[] = [
  {
    path: paths.practice,
    title: 'Latihan',
    load: async () => (await import('./practice-page.tsx')).PracticePage,
  },
]
