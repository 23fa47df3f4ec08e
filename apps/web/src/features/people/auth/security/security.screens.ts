import type { Screen } from '../../../../layout/screen.ts'
import { areaPaths } from '../../../../paths.ts'

export const securityScreens: Screen[] = [
  {
    path: areaPaths.security,
    title: 'Keamanan',
    under: areaPaths.profile,
    load: async () => (await import('./security-page.tsx')).SecurityPage,
  },
]
