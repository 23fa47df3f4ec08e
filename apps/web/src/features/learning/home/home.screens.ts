import type { Screen } from '../../../layout/screen.ts'
import { paths } from '../../../paths.ts'

export const homeScreens: Screen[] = [
  { path: paths.student, title: 'Dashboard', load: async () => (await import('./home-page.tsx')).HomePage },
]
