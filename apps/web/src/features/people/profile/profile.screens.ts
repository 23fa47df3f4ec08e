import { screen } from '../../../layout/screen.ts'
import { areaPaths } from '../../../paths.ts'

export const profileScreens = [
  screen(areaPaths.profile, ['Akun'], async () => (await import('./profile-page.tsx')).ProfilePage),
]
