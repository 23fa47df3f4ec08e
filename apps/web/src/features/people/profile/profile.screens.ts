import type { Screen } from '../../../layout/screen.ts'
import { areaPaths } from '../../../paths.ts'

export const profileScreens: Screen[] = [
  {
    path: areaPaths.profile,
    title: 'Akun',
    load: async () => (await import('./profile-page.tsx')).ProfilePage,
  },
]
