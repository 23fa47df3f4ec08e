import { screen } from '../../../../layout/screen.ts'
import { paths } from '../../../../paths.ts'

export const loginCardScreens = [
  screen(
    paths.loginCards,
    [{ title: 'Pengguna', path: paths.users }, 'Kartu login'],
    async () => (await import('./login-cards-page.tsx')).LoginCardsPage,
  ),
]
