import { screen } from '../../../../layout/screen.ts'
import { areaPaths } from '../../../../paths.ts'

export const securityScreens = [
  screen(
    areaPaths.security,
    [{ title: 'Akun', path: areaPaths.profile }, 'Keamanan'],
    async () => (await import('./security-page.tsx')).SecurityPage,
  ),
]
